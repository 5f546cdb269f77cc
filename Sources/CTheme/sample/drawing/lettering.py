"""A condensed grotesque of few strokes, drawn on a grid 40 units high.

The posters' titles are set in it as outlines, so that they look alike on a machine with any fonts.
A glyph is its width, strokes (polylines, whose points may have a rounded corner) and filled
polygons, which the diagonals are made of so that they end level with the line.
"""

CAP_HEIGHT = 40
TRACKING = 5
SPACE = 11


def slab(top_x, top, bottom_x, bottom, breadth):
    """A diagonal whose ends are cut level; `top_x` and `bottom_x` are its left edges."""
    return [(top_x, top), (top_x + breadth, top), (bottom_x + breadth, bottom), (bottom_x, bottom)]


def alphabet(w):
    """The glyphs at stroke width `w` (even; 8 is the series' own)."""
    l, t, b, m = w // 2, w // 2, 40 - w // 2, 19
    W = 20
    r, c = W - l, W // 2
    d = w + 1  # the level breadth of a steep diagonal
    R = True  # a rounded corner

    def box(right, top, bottom):
        return [(l, top), (right, top, R), (right, bottom, R), (l, bottom), "z"]

    upper = [(l, t, R), (r, t, R), (r, m, R), (l, m, R)]
    lower = [(l, m, R), (r, m, R), (r, b, R), (l, b, R)]
    ring = [(l, t, R), (r, t, R), (r, b, R), (l, b, R), "z"]
    stem, far = [(l, 0), (l, 40)], [(r, 0), (r, 40)]
    glyphs = {
        "A": (W, [[(l, 40), (l, t, R), (r, t, R), (r, 40)], [(l, 25), (r, 25)]], []),
        "B": (W, [box(r - 1, t, m), box(r, m, b)], []),
        "C": (W, [[(r, 14), (r, t, R), (l, t, R), (l, b, R), (r, b, R), (r, 26)]], []),
        "D": (W, [box(r, t, b)], []),
        "E": (17, [[(17, t), (l, t), (l, b), (17, b)], [(l, m), (15, m)]], []),
        "F": (17, [[(17, t), (l, t), (l, 40)], [(l, m + 1), (15, m + 1)]], []),
        "G": (W, [[(r, 13), (r, t, R), (l, t, R), (l, b, R), (r, b, R), (r, 22), (c, 22)]], []),
        "H": (W, [stem, far, [(l, m), (r, m)]], []),
        "I": (w, [stem], []),
        "J": (17, [[(17 - l, 0), (17 - l, b, R), (l, b, R), (l, 28)]], []),
        "K": (21, [stem], [slab(21 - d, 0, w - 3, 25, d), slab(w - 1, 17, 21 - d, 40, d)]),
        "L": (16, [[(l, 0), (l, b), (16, b)]], []),
        "M": (
            31,
            [stem, [(31 - l, 0), (31 - l, 40)]],
            [slab(3, 0, 15 - d // 2, 30, d), slab(28 - d, 0, 15 - d // 2, 30, d)],
        ),
        "N": (23, [stem, [(23 - l, 0), (23 - l, 40)]], [slab(2, 0, 21 - d, 40, d)]),
        "O": (W, [ring], []),
        "P": (W, [box(r, t, 23), stem], []),
        "Q": (W, [ring], [slab(8, 26, 14, 44, d)]),
        "R": (W, [box(r, t, 22), stem], [slab(7, 22, 20 - d, 40, d)]),
        "S": (
            W,
            [[(r, 13), (r, t, R), (l, t, R), (l, m, R), (r, m, R), (r, b, R), (l, b, R), (l, 27)]],
            [],
        ),
        "T": (18, [[(0, t), (18, t)], [(9, t), (9, 40)]], []),
        "U": (W, [[(l, 0), (l, b, R), (r, b, R), (r, 0)]], []),
        "V": (22, [], [slab(0, 0, 11 - d // 2, 40, d), slab(22 - d, 0, 11 - d // 2, 40, d)]),
        "W": (
            32,
            [],
            [
                slab(0, 0, 6, 40, d),
                slab(16 - d // 2, 0, 6, 40, d),
                slab(16 - d // 2, 0, 26 - d, 40, d),
                slab(32 - d, 0, 26 - d, 40, d),
            ],
        ),
        "X": (22, [], [slab(0, 0, 21 - d, 40, d + 1), slab(21 - d, 0, 0, 40, d + 1)]),
        "Y": (
            22,
            [[(11, 21), (11, 40)]],
            [slab(0, 0, 11 - l, 24, d - 1), slab(23 - d, 0, 11 - l, 24, d - 1)],
        ),
        "Z": (19, [[(1, t), (19, t)], [(0, b), (19, b)]], [slab(18 - d, t, 0, b, d + 1)]),
        "0": (W, [ring], []),
        "1": (13, [[(1, t), (13 - l, t), (13 - l, 40)]], []),
        "2": (W, [[(l, 13), (l, t, R), (r, t, R), (r, m, R), (l, m + 2, R), (l, b), (W, b)]], []),
        "3": (
            W,
            [
                [(l, 12), (l, t, R), (r, t, R), (r, m, R), (c - 2, m)],
                [(c - 2, m), (r, m, R), (r, b, R), (l, b, R), (l, 28)],
            ],
            [],
        ),
        "4": (21, [[(15, 0), (15, 40)], [(0, 29), (21, 29)]], [slab(11, 0, 0, 29, d)]),
        "5": (
            W,
            [[(W - 1, t), (l, t), (l, m - 2), (r, m - 2, R), (r, b, R), (l, b, R), (l, 28)]],
            [],
        ),
        "6": (W, [[(r, 11), (r, t, R), (l, t, R), (l, b, R), (r, b, R), (r, 18, R), (l, 18)]], []),
        "7": (19, [[(0, t), (19, t)]], [slab(18 - d, t, 4, 40, d)]),
        "8": (W, [[*upper, "z"], [*lower, "z"]], []),
        "9": (W, [[(l, 29), (l, b, R), (r, b, R), (r, t, R), (l, t, R), (l, 22, R), (r, 22)]], []),
        ".": (w, [[(l, 40 - w), (l, 40)]], []),
        ",": (w, [], [slab(1, 40 - w, -1, 46, w - 1)]),
        "'": (w, [], [slab(1, 0, 0, 13, w - 2)]),
        "!": (w, [[(l, 0), (l, 27)], [(l, 32), (l, 40)]], []),
        ":": (w, [[(l, 10), (l, 10 + w)], [(l, 40 - w), (l, 40)]], []),
        "-": (13, [[(0, 22), (13, 22)]], []),
        "Б": (W, [[(W - 1, t), (l, t), (l, b), (r, b, R), (r, m - 2, R), (l, m - 2)]], []),
        "Г": (16, [[(16, t), (l, t), (l, 40)]], []),
        "Д": (
            24,
            [[(6, b), (6, t), (18, t), (18, b)], [(l - 2, 46), (l - 2, b), (26 - l, b), (26 - l, 46)]],
            [],
        ),
        "З": (
            W,
            [
                [(l, 12), (l, t, R), (r, t, R), (r, m, R), (c - 2, m)],
                [(c - 2, m), (r, m, R), (r, b, R), (l, b, R), (l, 28)],
            ],
            [],
        ),
        "И": (23, [stem, [(23 - l, 0), (23 - l, 40)]], [slab(21 - d, 0, 2, 40, d)]),
        "Л": (W, [[(0, b), (l + 1, b, R), (l + 1, t), (r, t), (r, 40)]], []),
        "П": (W, [[(l, 40), (l, t), (r, t), (r, 40)]], []),
        "Ц": (23, [[(l, 0), (l, b), (r, b), (r, 0)], [(r, b), (23 - l + 2, b), (23 - l + 2, 46)]], []),
        "Э": (W, [[(l, 13), (l, t, R), (r, t, R), (r, b, R), (l, b, R), (l, 27)], [(r, m), (7, m)]], []),
        "Я": (W, [[(r, t), (l, t, R), (l, 22, R), (r, 22)], far], [slab(13 - d, 22, 0, 40, d)]),
    }
    for cyrillic, latin in zip("АВЕКМНОРСТІ", "ABEKMHOPCTI"):
        glyphs[cyrillic] = glyphs[latin]
    marks = {
        "Ä": ("A", dots(W, w)), "Ö": ("O", dots(W, w)), "Ё": ("E", dots(17, w)),
        "É": ("E", [slab(8, -15, 5, -5, 7)]),
        "Ô": ("O", [slab(7, -14, 1, -5, 6), slab(7, -14, 13, -5, 6)]),
    }
    for accented, (base, polygons) in marks.items():
        width, strokes, fills = glyphs[base]
        glyphs[accented] = (width, strokes, fills + polygons)
    return glyphs


def dots(width, w):
    """The two dots of an umlaut or diaeresis, over a glyph of the given width."""
    side = w - 2
    left, right = width // 2 - side - 1, width // 2 + 2
    return [slab(x, -12, x, -12 + side, side) for x in (left, right)]


def width(text, weight=8, tracking=TRACKING):
    """The width of a line in units."""
    glyphs = alphabet(weight)
    advances = [SPACE if letter == " " else glyphs[letter][0] + tracking for letter in text]
    return sum(advances) - tracking


def outline(text, weight=8, tracking=TRACKING):
    """The stroked and the filled path data of one line whose top left corner is 0 0."""
    glyphs = alphabet(weight)
    x, strokes, fills = 0, [], []
    for letter in text:
        if letter == " ":
            x += SPACE
            continue
        advance, polylines, polygons = glyphs[letter]
        strokes += [stroke(polyline, x) for polyline in polylines]
        fills += [polygon_data(polygon, x) for polygon in polygons]
        x += advance + tracking
    return "".join(strokes), "".join(fills)


def polygon_data(points, dx):
    (x0, y0), rest = points[0], points[1:]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, rest)]
    return f"M{x0 + dx} {y0}" + "".join(step(*s) for s in steps) + "z"


def step(dx, dy):
    if dx == 0 and dy == 0:
        return ""
    if dy == 0:
        return f"h{dx}"
    if dx == 0:
        return f"v{dy}"
    return f"l{dx}" + (f"{dy}" if dy < 0 else f" {dy}")


def stroke(polyline, dx):
    """Path data of a polyline; a rounded corner is a parabola that starts at most 9 units off."""
    closed = polyline[-1] == "z"
    points = [p for p in polyline if p != "z"]
    count = len(points)

    def toward(a, b):
        (ax, ay), (bx, by) = a[:2], b[:2]
        reach = 9 if ax == bx else 6
        length = abs(bx - ax) + abs(by - ay)
        both = len(a) == 3 and len(b) == 3
        cut = min(reach, length // 2 if both else length)
        return (ax + cut * sign(bx - ax), ay + cut * sign(by - ay))

    pieces = []  # ("line", point) or ("curve", corner, point)
    for i, point in enumerate(points):
        has_both_sides = closed or 0 < i < count - 1
        if len(point) == 3 and has_both_sides:
            pieces.append(("line", toward(point, points[i - 1])))
            pieces.append(("curve", point[:2], toward(point, points[(i + 1) % count])))
        else:
            pieces.append(("line", point[:2]))
    x, y = pieces[0][1]
    data = f"M{x + dx} {y}"
    for piece in pieces[1:]:
        end = piece[-1]
        if piece[0] == "line":
            data += step(end[0] - x, end[1] - y)
        else:
            corner = piece[1]
            numbers = [corner[0] - x, corner[1] - y, end[0] - x, end[1] - y]
            data += "q" + "".join(
                f"{v}" if v < 0 or i == 0 else f" {v}" for i, v in enumerate(numbers)
            )
        x, y = end
    return data + ("z" if closed else "")


def sign(v):
    return (v > 0) - (v < 0)
