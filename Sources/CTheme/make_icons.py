#!/usr/bin/env python3
"""Makes the PNG forms of Public/icon.svg: make_icons.py [FOLDER]

Without a folder it writes to Public/. Needs nothing but Python.
"""

import sys
import zlib
from pathlib import Path
from struct import pack

BLUE, PANE, WHITE = (0x00, 0x62, 0xCC), (0xB2, 0xD0, 0xF0), (0xFF, 0xFF, 0xFF)
OVERSAMPLING = 4

#: The drawing of icon.svg, on a square of 32: left, top, right, bottom, radius, colour.
GROUND = (0, 0, 32, 32, 7, BLUE)
PICTURES = [
    (5, 10.5, 11, 21.5, 0, PANE),
    (21, 10.5, 27, 21.5, 0, PANE),
    (11.5, 7.5, 20.5, 24.5, 1, WHITE),
]


def scaled(shape, factor):
    """The shape about the middle of the square, larger or smaller."""
    *sides, radius, colour = shape
    return (*((side - 16) * factor + 16 for side in sides), radius * factor, colour)


#: By file: pixels, and the shapes from the lowest to the uppermost. Where a system cuts the icon
#: itself, the ground fills the square; of a maskable one it may cut all but the middle 80 %.
BLEEDING = (0, 0, 32, 32, 0, BLUE)
ICONS = {
    "icon-180.png": (180, [BLEEDING, *PICTURES]),
    "icon-192.png": (192, [GROUND, *PICTURES]),
    "icon-512.png": (512, [GROUND, *PICTURES]),
    "icon-maskable-512.png": (512, [BLEEDING, *(scaled(shape, 0.9) for shape in PICTURES)]),
}


def main(arguments):
    default = Path(__file__).resolve().parents[2] / "Public"
    folder = Path(arguments[0]) if arguments else default
    for name, (size, shapes) in ICONS.items():
        (folder / name).write_bytes(png(size, pixels(size, shapes)))


def covers(shape, x, y):
    left, top, right, bottom, radius, _ = shape
    if not (left <= x < right and top <= y < bottom):
        return False
    dx = max(left + radius - x, x - (right - radius), 0)
    dy = max(top + radius - y, y - (bottom - radius), 0)
    return dx * dx + dy * dy <= radius * radius


def pixels(size, shapes):
    """Rows of red, green, blue and alpha, each the mean of some points within the pixel."""
    unit = 32 / size
    offsets = [(i + 0.5) / OVERSAMPLING for i in range(OVERSAMPLING)]
    rows = []
    for row in range(size):
        line = []
        for column in range(size):
            total = [0, 0, 0, 0]
            for dy in offsets:
                for dx in offsets:
                    x, y = (column + dx) * unit, (row + dy) * unit
                    top = next((s for s in reversed(shapes) if covers(s, x, y)), None)
                    if top:
                        total = [a + b for a, b in zip(total, (*top[5], 1))]
            hits = total[3]
            colour = [round(part / hits) for part in total[:3]] if hits else [0, 0, 0]
            line.append((*colour, round(255 * hits / OVERSAMPLING**2)))
        rows.append(line)
    return rows


def png(size, rows):
    """A picture with a palette, as few colours are in it (ISO/IEC 15948, § 11.2.2)."""
    palette = sorted({colour for row in rows for colour in row}, key=lambda c: (c[3], c))
    index = {colour: number for number, colour in enumerate(palette)}
    lines = b"".join(b"\0" + bytes(index[colour] for colour in row) for row in rows)
    # Opaque colours stand last in the palette, and their alpha needs no writing.
    alphas = bytes(colour[3] for colour in palette if colour[3] < 255)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(kind, body)
        for kind, body in [
            (b"IHDR", pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
            (b"PLTE", b"".join(bytes(colour[:3]) for colour in palette)),
            (b"tRNS", alphas),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        ]
        if body or kind == b"IEND"
    )


def chunk(kind, body):
    return pack(">I", len(body)) + kind + body + pack(">I", zlib.crc32(kind + body))


if __name__ == "__main__":
    main(sys.argv[1:])
