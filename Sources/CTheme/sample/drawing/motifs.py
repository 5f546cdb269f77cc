"""Figures that more than one poster is built of."""

from math import cos, pi, sin

from .poster import number as n


def turned(x, y, r, degrees):
    """The point at distance r from x y; 0° points up and angles run clockwise."""
    a = degrees * pi / 180
    return (x + r * sin(a), y - r * cos(a))


def rays(p, x, y, inner, outer, count, spread, fill, start=0, sweep=360):
    """Wedges around a point, each `spread` degrees wide."""
    data = ""
    for i in range(count):
        middle = start + sweep * i / count
        corners = [
            turned(x, y, inner, middle - spread / 2), turned(x, y, outer, middle - spread / 2),
            turned(x, y, outer, middle + spread / 2), turned(x, y, inner, middle + spread / 2),
        ]
        if inner == 0:
            corners = corners[1:3] + [(x, y)]
        data += "M" + "L".join(f"{n(a)} {n(b)}" for a, b in corners) + "z"
    p.path(data, fill)


def spikes(x, y, inner, outer, count, start=0):
    """The corners of a star."""
    step = 180 / count
    return [turned(x, y, (outer, inner)[i % 2], start + i * step) for i in range(2 * count)]


def wave(y, height, length, left=0, right=300, phase=0):
    """Path data of a running wave from left to right."""
    x = left - phase
    data = f"M{n(x)} {n(y)}q{n(length / 4)} {n(-height)} {n(length / 2)} 0"
    x += length / 2
    while x < right:
        data += f"t{n(length / 2)} 0"
        x += length / 2
    return data


def wheel(p, x, y, r, color, spokes=8, rim=6, start=0):
    """A spoked wheel, its hub included."""
    p.ring(x, y, r, color, rim)
    data = ""
    for i in range(spokes // 2):
        (ax, ay), (bx, by) = (turned(x, y, r, start + i * 360 / spokes + k) for k in (0, 180))
        data += f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    p.line(data, color, max(2, rim / 2))
    p.circle(x, y, r / 5, color)


def gear(x, y, r, teeth, depth, start=0):
    """The corners of a gear wheel with square teeth."""
    corners = []
    step = 360 / teeth
    for i in range(teeth):
        a = start + i * step
        corners += [
            turned(x, y, r, a), turned(x, y, r + depth, a + step * 0.08),
            turned(x, y, r + depth, a + step * 0.42), turned(x, y, r, a + step * 0.5),
        ]
    return corners


def spiral(x, y, start, growth, turns, steps=10):
    """Path data of a spiral of smooth quarter turns that starts at radius `start`."""
    count = int(turns * steps)
    places = [turned(x, y, start + growth * i / steps, 360 * i / steps) for i in range(count + 1)]
    data = f"M{n(places[0][0])} {n(places[0][1])}"
    for i in range(1, count + 1):
        r = start + growth * (i - 0.5) / steps
        data += f"A{n(r)} {n(r)} 0 0 1 {n(places[i][0])} {n(places[i][1])}"
    return data


def skyline(p, base, blocks, fill):
    """Houses on one base line: pairs of width and height from the left edge."""
    x, data = 0, f"M0 {n(base)}"
    for width, height in blocks:
        data += f"V{n(base - height)}h{n(width)}"
        x += width
    p.path(data + f"V{n(base)}z", fill)


def windows(p, x, y, columns, rows, dx, dy, width, height, fill, dark=()):
    """A grid of lit windows; `dark` lists those that are not, counted row by row."""
    data = ""
    for row in range(rows):
        for column in range(columns):
            if row * columns + column not in dark:
                data += (
                    f"M{n(x + column * dx)} {n(y + row * dy)}"
                    f"h{n(width)}v{n(height)}h{n(-width)}z"
                )
    p.path(data, fill)


def eye(p, x, y, width, height, white, iris, pupil, r):
    """An almond eye looking straight out."""
    w, h = width / 2, height
    p.path(
        f"M{n(x - w)} {n(y)}Q{n(x)} {n(y - h)} {n(x + w)} {n(y)}Q{n(x)} {n(y + h)} {n(x - w)} {n(y)}z",
        white,
    )
    p.circle(x, y, r, iris)
    p.circle(x, y, r * 0.45, pupil)


def figure(p, x, y, height, color, hat=None, lean=0):
    """A person seen from afar, feet at x y: a head and a coat, with a hat of the named kind."""
    u = height / 10
    with p.moved(x, y, lean):
        p.path(
            f"M{n(-1.6 * u)} 0L{n(-1.3 * u)} {n(-6.6 * u)}Q0 {n(-8.6 * u)} {n(1.3 * u)} {n(-6.6 * u)}"
            f"L{n(1.6 * u)} 0H{n(0.3 * u)}L0 {n(-3 * u)}L{n(-0.3 * u)} 0z",
            color,
        )
        p.circle(0, -8.6 * u, 1.1 * u, color)
        if hat == "bowler":
            p.path(f"M{n(-1.8 * u)} {n(-9 * u)}h{n(3.6 * u)}v{n(-0.4 * u)}h{n(-0.7 * u)}"
                   f"a{n(1.1 * u)} {n(1.2 * u)} 0 0 0 {n(-2.2 * u)} 0h{n(-0.7 * u)}z", color)
        elif hat == "top":
            p.path(f"M{n(-1.8 * u)} {n(-9 * u)}h{n(3.6 * u)}v{n(-0.4 * u)}h{n(-0.6 * u)}"
                   f"v{n(-1.8 * u)}h{n(-2.4 * u)}v{n(1.8 * u)}h{n(-0.6 * u)}z", color)
        elif hat == "flat":
            p.path(f"M{n(-1.9 * u)} {n(-9.1 * u)}h{n(3.8 * u)}v{n(-0.4 * u)}h{n(-0.8 * u)}"
                   f"v{n(-0.5 * u)}h{n(-2.2 * u)}v{n(0.5 * u)}h{n(-0.8 * u)}z", color)


def crescent(p, x, y, r, fill, turn=0):
    """A waxing moon of radius r, thick end at the left."""
    with p.moved(x, y, turn):
        p.path(f"M0 {n(-r)}A{n(r)} {n(r)} 0 1 0 {n(r)} 0A{n(r * 0.8)} {n(r * 0.8)} 0 1 1 0 {n(-r)}z",
               fill)


def stars(p, places, fill, r=1.5):
    """Small round stars at pairs of coordinates."""
    data = "".join(f"M{n(x)} {n(y)}h0" for x, y in places)
    p.add(f'<path d="{data}" stroke="{fill}" stroke-width="{n(2 * r)}" stroke-linecap="round"/>')
