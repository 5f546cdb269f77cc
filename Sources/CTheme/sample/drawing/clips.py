"""What a clip is: its size, its frames, and the words that describe it."""

from .raster import Frame

#: Every clip's name, in the order of the catalogue.
CATALOGUE = {}


class Clip:
    def __init__(self, size, seconds, rate, ground, description, tags, draw, still):
        self.size, self.seconds, self.rate, self.ground = size, seconds, rate, ground
        self.description, self.tags = description, tags
        self.still = still
        self.draw = draw
        self.count = round(seconds * rate)

    def frame(self, index):
        frame = Frame(*self.size, self.ground)
        self.draw(frame, index / self.count)
        return frame


def clip(name, size, seconds, ground, description, tags, still=0.0, rate=15):
    """Adds a clip whose function draws the moment t of its loop, 0 ≤ t < 1."""

    def register(draw):
        CATALOGUE[name] = Clip(
            size, seconds, rate, ground, description, tags.split(", "), draw, still
        )
        return draw

    return register
