"""Frames of flat colour, drawn three times as large as they are shown."""

from contextlib import contextmanager
from math import ceil, cos, hypot, pi, sin

from . import inks, lettering

OVERSAMPLING = 3
COLORS = [inks.INK, inks.RED, inks.AMBER, inks.ROSE, inks.OLIVE, inks.TEAL, inks.SKY, inks.NAVY,
          inks.PAPER, inks.BONE]
INDEX = {color: index for index, color in enumerate(COLORS)}


def plane_table(shift):
    """Translates a pixel's index into one component of its colour."""
    table = [int(color[1 + shift:3 + shift], 16) for color in COLORS]
    return bytes(table + [0] * (256 - len(table)))


#: Green, blue, red: the order of the planes of ffmpeg's gbrp.
PLANES = [plane_table(shift) for shift in (2, 4, 0)]


class Frame:
    def __init__(self, width, height, ground):
        self.width, self.height = width * OVERSAMPLING, height * OVERSAMPLING
        self.pixels = bytearray([INDEX[ground]]) * (self.width * self.height)
        s = OVERSAMPLING
        self.matrix = (s, 0, 0, s, 0, 0)

    def planes(self):
        """The frame as raw planar video."""
        return b"".join(self.pixels.translate(table) for table in PLANES)

    @contextmanager
    def moved(self, x, y, turn=0, scale=1, scale_y=None):
        """Draws around x y, turned by degrees and scaled."""
        kept = self.matrix
        a, b, c, d, e, f = kept
        co, si = cos(turn * pi / 180), sin(turn * pi / 180)
        sx, sy = scale, scale if scale_y is None else scale_y
        self.matrix = (
            (a * co + c * si) * sx, (b * co + d * si) * sx,
            (c * co - a * si) * sy, (d * co - b * si) * sy,
            a * x + c * y + e, b * x + d * y + f,
        )
        yield
        self.matrix = kept

    def place(self, x, y):
        a, b, c, d, e, f = self.matrix
        return (a * x + c * y + e, b * x + d * y + f)

    def polygon(self, points, color):
        """Fills by the non-zero rule, so that a shape may overlap itself."""
        corners = [self.place(x, y) for x, y in points]
        edges = []
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            if y0 != y1:
                way = 1 if y0 < y1 else -1
                top, bottom, x = (y0, y1, x0) if way > 0 else (y1, y0, x1)
                edges.append((top, bottom, x, (x1 - x0) / (y1 - y0), way))
        if not edges:
            return
        first = max(0, ceil(min(e[0] for e in edges) - 0.5))
        last = min(self.height, ceil(max(e[1] for e in edges) - 0.5))
        ink = bytes([INDEX[color]])
        width, pixels = self.width, self.pixels
        for row in range(first, last):
            y = row + 0.5
            crossings = sorted(
                (x + (y - top) * slope, way)
                for top, bottom, x, slope, way in edges if top <= y < bottom
            )
            winding = 0
            for index, (x, way) in enumerate(crossings):
                winding += way
                if winding and index + 1 < len(crossings):
                    left = max(0, ceil(x - 0.5))
                    right = min(width, ceil(crossings[index + 1][0] - 0.5))
                    if left < right:
                        start = row * width
                        pixels[start + left:start + right] = ink * (right - left)

    def rect(self, x, y, width, height, color):
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], color)

    def ellipse(self, x, y, rx, ry, color, start=0, sweep=360):
        """A whole ellipse, or the slice between two angles that run clockwise from the top."""
        count = 40
        points = []
        for i in range(count + 1):
            a = (start + sweep * i / count) * pi / 180
            points.append((x + rx * sin(a), y - ry * cos(a)))
        if sweep < 360:
            points.append((x, y))
        self.polygon(points, color)

    def circle(self, x, y, r, color):
        self.ellipse(x, y, r, r, color)

    def ring(self, x, y, r, width, color, ground):
        self.circle(x, y, r + width / 2, color)
        self.circle(x, y, r - width / 2, ground)

    def line(self, points, width, color, is_round=True):
        """Strokes a polyline, with round joints and, if asked for, round ends."""
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            length = hypot(x1 - x0, y1 - y0)
            if length:
                dx, dy = (x1 - x0) / length * width / 2, (y1 - y0) / length * width / 2
                self.polygon(
                    [(x0 - dy, y0 + dx), (x0 + dy, y0 - dx), (x1 + dy, y1 - dx), (x1 - dy, y1 + dx)],
                    color,
                )
        for x, y in points if is_round else points[1:-1]:
            self.circle(x, y, width / 2, color)

    def curve(self, points, width, color):
        """Strokes a quadratic curve of three points."""
        self.line(bezier(*points), width, color)

    def letters(self, text, x, y, cap, color, weight=8):
        """A line of the posters' lettering, centred on x, its top at y."""
        scale = cap / lettering.CAP_HEIGHT
        glyphs = lettering.alphabet(weight)
        with self.moved(x - lettering.width(text, weight) * scale / 2, y, 0, scale):
            left = 0
            for letter in text:
                if letter == " ":
                    left += lettering.SPACE
                    continue
                advance, polylines, polygons = glyphs[letter]
                with self.moved(left, 0):
                    for polyline in polylines:
                        self.line(lettering_points(polyline), weight, color, False)
                    for polygon in polygons:
                        self.polygon(polygon, color)
                left += advance + lettering.TRACKING


def bezier(start, control, end, steps=14):
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        points.append(tuple(
            u * u * a + 2 * u * t * b + t * t * c for a, b, c in zip(start, control, end)
        ))
    return points


def lettering_points(polyline):
    """A glyph's stroke as a polyline whose rounded corners are short curves."""
    closed = polyline[-1] == "z"
    corners = [p for p in polyline if p != "z"]
    count = len(corners)
    points = []
    for i, corner in enumerate(corners):
        if len(corner) == 3 and (closed or 0 < i < count - 1):
            before, after = corners[i - 1], corners[(i + 1) % count]
            points += bezier(near(corner, before), corner[:2], near(corner, after), 5)
        else:
            points.append(corner[:2])
    return points + points[:1] + points[1:2] if closed else points


def near(corner, other):
    """Where the rounding of a corner begins, on the way to the next one."""
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = abs(dx) + abs(dy)
    cut = min(9 if dx == 0 else 6, length / 2 if len(other) == 3 else length)
    return (corner[0] + dx / length * cut, corner[1] + dy / length * cut)
