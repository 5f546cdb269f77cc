"""A poster of the series: 300 × 450, margins of 20, a drawn title and one line of small type."""

from contextlib import contextmanager
from xml.sax.saxutils import escape

from . import lettering
from .inks import PAPER

WIDTH, HEIGHT, MARGIN = 300, 450, 20
SMALL_TYPE = "Futura,'Avenir Next','Century Gothic','URW Gothic',sans-serif"

#: Every poster's slug, and the function that draws it.
SERIES = {}


def poster(slug, title, year, director, ground, ink=PAPER):
    """Adds a function that composes one poster to the series."""

    def register(compose):
        def draw():
            sheet = Poster(title, ground)
            compose(sheet)
            sheet.credit(year, director, ink)
            return sheet.svg()

        SERIES[slug] = draw
        return compose

    return register


def number(value):
    """A coordinate with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def points(pairs):
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


class Poster:
    def __init__(self, title, ground):
        self.title_text = title
        self.parts = []
        self.rect(0, 0, WIDTH, HEIGHT, ground)

    def add(self, markup):
        self.parts.append(markup)

    def rect(self, x, y, width, height, fill, extra=""):
        place = "".join(f' {k}="{number(v)}"' for k, v in (("x", x), ("y", y)) if v)
        self.add(
            f'<rect{place} width="{number(width)}" height="{number(height)}" fill="{fill}"{extra}/>'
        )

    def circle(self, x, y, r, fill, extra=""):
        self.add(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{extra}/>'
        )

    def ring(self, x, y, r, color, width):
        self.circle(x, y, r, "none", f' stroke="{color}" stroke-width="{number(width)}"')

    def ellipse(self, x, y, rx, ry, fill, extra=""):
        self.add(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
            f' fill="{fill}"{extra}/>'
        )

    def path(self, data, fill, extra=""):
        self.add(f'<path d="{data}" fill="{fill}"{extra}/>')

    def line(self, data, color, width, cap="butt"):
        """Strokes a path."""
        ends = "" if cap == "butt" else f' stroke-linecap="{cap}" stroke-linejoin="{cap}"'
        self.add(
            f'<path d="{data}" fill="none" stroke="{color}" stroke-width="{number(width)}"{ends}/>'
        )

    def polygon(self, pairs, fill):
        self.add(f'<polygon points="{points(pairs)}" fill="{fill}"/>')

    @contextmanager
    def group(self, attributes):
        self.add(f"<g {attributes}>")
        yield
        self.add("</g>")

    def moved(self, x, y, turn=0, scale=1):
        """A group whose origin is x y, turned by degrees and scaled."""
        transform = f"translate({number(x)} {number(y)})"
        if turn:
            transform += f"rotate({number(turn)})"
        if scale != 1:
            transform += f"scale({scale:g})"
        return self.group(f'transform="{transform}"')

    def clip(self, name, data):
        """Names a path to clip groups with: `clip-path="url(#name)"`."""
        self.add(f'<clipPath id="{name}"><path d="{data}"/></clipPath>')

    def clipped(self, name):
        return self.group(f'clip-path="url(#{name})"')

    def title(self, lines, color, cap=30, x=MARGIN, bottom=412, top=None, width=260, align="left",
              weight=8, leading=1.3):
        """Sets the title: each line as tall as `cap` at most, and never wider than `width`."""
        rows = lines.split("/")
        scale = min(
            cap / lettering.CAP_HEIGHT,
            width / max(lettering.width(row, weight) for row in rows),
        )
        height = lettering.CAP_HEIGHT * scale
        first = top if top is not None else bottom - height - (len(rows) - 1) * height * leading
        for index, row in enumerate(rows):
            spare = width - lettering.width(row, weight) * scale
            left = x + {"left": 0, "center": spare / 2, "right": spare}[align]
            self.letters(row, color, left, first + index * height * leading, scale, weight)

    def letters(self, text, color, x, y, scale, weight=8, turn=0):
        """One line of drawn letters whose top left corner is x y."""
        strokes, fills = lettering.outline(text, weight)
        rotation = f"rotate({number(turn)})" if turn else ""
        self.add(
            f'<g transform="translate({number(x)} {number(y)}){rotation}scale({scale:.3g})"'
            f' fill="{color}" stroke="{color}">'
            f'<path d="{strokes}" fill="none" stroke-width="{weight}"/>'
            + (f'<path d="{fills}" stroke="none"/>' if fills else "")
            + "</g>"
        )

    def text(self, words, color, size, x, y, anchor="start", family=SMALL_TYPE, extra=""):
        """System type: the small print, and titles in scripts that the lettering has not."""
        place = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-family="{family}"'
            f' font-size="{number(size)}" fill="{color}"{place}{extra}>{escape(words)}</text>'
        )

    def credit(self, year, director, ink):
        with self.group(f'font-family="{SMALL_TYPE}" font-size="11" letter-spacing=".4" fill="{ink}"'):
            self.add(f'<text x="{MARGIN}" y="435">{year}</text>')
            self.add(
                f'<text x="{WIDTH - MARGIN}" y="435" text-anchor="end">{escape(director)}</text>'
            )

    def svg(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
            f' viewBox="0 0 {WIDTH} {HEIGHT}"><title>{escape(self.title_text)}</title>\n'
            + "\n".join(self.parts)
            + "\n</svg>\n"
        )
