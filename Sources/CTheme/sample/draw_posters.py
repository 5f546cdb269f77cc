#!/usr/bin/env python3
"""Draws the sample catalogue's posters: draw_posters.py [FOLDER]

Without a folder it writes `posters` beside itself. The same bytes come out of every run.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from drawing import comedies, early, germany, later, nordic_french, poster, soviet, wide_world


def main(arguments):
    default = Path(__file__).resolve().parent / "posters"
    folder = Path(arguments[0]) if arguments else default
    folder.mkdir(parents=True, exist_ok=True)
    for slug, draw in poster.SERIES.items():
        (folder / f"{slug}.svg").write_bytes(draw().encode("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
