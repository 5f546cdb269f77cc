"""Clips after the toys and the first reels: leaders, wheels, trains and moons."""

from math import cos, pi, sin

from .clips import clip
from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import spikes, turned


def wave(t, turns=1, phase=0.0):
    """A sine of the loop's time, so that the last frame meets the first."""
    return sin(2 * pi * (turns * t + phase))


@clip("countdown", (320, 240), 3, PAPER, "A film leader counts three, two, one",
      "countdown, ready, here we go, waiting, start, excited, film leader, 3 2 1", still=0.06, rate=12)
def countdown(f, t):
    number, part = 3 - int(t * 3), t * 3 % 1
    f.ellipse(160, 120, 210, 210, BONE, 0, 360 * part)
    f.rect(0, 118.5, 320, 3, INK)
    f.rect(158.5, 0, 3, 240, INK)
    for r in (104, 90):
        for i in range(60):
            (ax, ay), (bx, by) = (turned(160, 120, r, i * 6 + k) for k in (-3.2, 3.2))
            f.line([(ax, ay), (bx, by)], 3, INK, False)
    f.line([(160, 120), turned(160, 120, 210, 360 * part)], 4, RED, False)
    f.letters(str(number), 160, 62, 116, INK)


@clip("galloping-horse", (320, 200), 1.2, AMBER, "A horse and rider gallop, after Muybridge",
      "horse, gallop, run, hurry, on my way, coming, fast, muybridge", still=0.1)
def galloping_horse(f, t):
    f.rect(0, 168, 320, 32, OLIVE)
    for i in range(9):
        x = (i * 40 - t * 120) % 360 - 20
        f.rect(x, 30, 2, 138, ROSE)
        f.line([(x, 176 + i % 3 * 7), (x + 16, 176 + i % 3 * 7)], 2, INK, False)
    lift = 7 * wave(t, 1, 0.1)
    with f.moved(156, 112 - lift, 3 * wave(t, 1, 0.35), 0.84):
        for hip, phase, reach in ((-52, 0.0, 30), (-46, 0.12, 30), (44, 0.52, 32), (50, 0.64, 32)):
            swing = wave(t, 1, phase)
            fold = max(0, wave(t, 1, phase + 0.25))
            knee = (hip + reach * swing, 36 - 9 * fold)
            bend = -1 if hip < 0 else 1
            hoof = (knee[0] + 13 * swing - bend * 10 * fold - 6 * fold, knee[1] + 33 - 25 * fold)
            f.line([(hip, 12), knee], 13, INK)
            f.line([knee, hoof], 8, INK)
            f.line([hoof, (hoof[0] + 6, hoof[1] + 2)], 8, INK)
        f.ellipse(-40, 0, 30, 25, INK)
        f.ellipse(38, 2, 28, 24, INK)
        f.polygon([(-44, -24), (44, -21), (44, 25), (-44, 22)], INK)
        nod = 4 * wave(t, 1, 0.6)
        f.polygon([(36, -20), (84, -62 + nod), (102, -48 + nod), (64, 12)], INK)
        f.polygon([(80, -68 + nod), (92, -74 + nod), (132, -40 + nod), (122, -28 + nod), (92, -42 + nod)], INK)
        f.polygon([(80, -60 + nod), (84, -80 + nod), (93, -64 + nod)], INK)
        for i in range(3):
            f.curve([(-64, -10), (-92, -34 - 5 * wave(t, 1, 0.2)), (-122, -10 + i * 7 + 9 * wave(t, 1, i * 0.1))],
                    8, INK)
        f.polygon([(-16, -28), (-24, -64), (10, -92), (26, -80), (14, -58), (12, -22)], RED)
        f.circle(26, -96, 12, ROSE)
        f.ellipse(26, -100, 13, 11, INK, -90, 180)
        f.rect(24, -101, 22, 4, INK)
        f.line([(14, -72), (52, -52)], 8, RED)
        f.line([(0, -26), (14, 6), (4, 24)], 9, PAPER)


@clip("moonrise", (180, 240), 3, NAVY, "The moon rises over the roofs and winks",
      "moon, good night, wink, sleep, goodnight, stars, night", still=0.22)
def moonrise(f, t):
    for i in range(16):
        f.circle((i * 67) % 180, (i * 41) % 150, 1.3 + 0.8 * (1 + wave(t, 1, i / 16)), AMBER)
    angle = -90 + 360 * t
    x, y = 90 + 58 * sin(angle * pi / 180), 168 - 96 * cos(angle * pi / 180)
    f.circle(x, y, 44, PAPER)
    winks = 0.2 < t < 0.32
    if winks:
        f.curve([(x - 24, y - 6), (x - 15, y - 14), (x - 6, y - 6)], 3.5, INK)
    else:
        f.circle(x - 15, y - 8, 5, INK)
    f.circle(x + 15, y - 8, 5, INK)
    f.curve([(x - 18, y + 12), (x, y + 28), (x + 18, y + 12)], 4, RED)
    f.circle(x - 26, y + 8, 6, ROSE)
    f.circle(x + 26, y + 8, 6, ROSE)
    f.polygon([(0, 240), (0, 176), (26, 150), (52, 176), (52, 190), (72, 190), (72, 158), (98, 158),
               (98, 184), (122, 184), (122, 168), (150, 144), (180, 168), (180, 240)], INK)
    for wx, wy, on in ((18, 184, 0.2), (32, 184, 0.6), (80, 172, 0.4), (142, 176, 0.8), (156, 176, 0.1)):
        if (t + on) % 1 > 0.25:
            f.rect(wx, wy, 7, 10, AMBER)


@clip("night-train", (320, 180), 2, NAVY, "A night train hurries past under the moon",
      "train, travel, leaving, goodbye, on my way, night, journey, bye", still=0.2)
def night_train(f, t):
    f.circle(250, 46, 24, PAPER)
    for i in range(5):
        x = (i * 90 - t * 90) % 450 - 90
        f.polygon([(x, 128), (x + 45, 84 + i % 2 * 12), (x + 90, 128)], TEAL)
    f.rect(0, 124, 320, 56, INK)
    for i in range(12):
        x = (i * 32 - t * 128) % 384 - 32
        f.rect(x, 158, 18, 5, BONE)
    f.rect(0, 152, 320, 4, SKY)
    bump = 1.2 * wave(t, 6)
    for i in range(4):
        x = i * 128 - t * 128 - 20
        f.rect(x, 88 + bump, 120, 52, RED)
        f.rect(x + 2, 80 + bump, 116, 9, BONE)
        f.rect(x + 120, 126 + bump, 8, 6, BONE)
        for k in range(4):
            f.rect(x + 10 + k * 27, 98 + bump, 20, 20, AMBER)
        f.circle(x + 20 + 27 * (i % 2), 112 + bump, 6, INK)
        f.ellipse(x + 20 + 27 * (i % 2), 119 + bump, 10, 9, INK, -90, 180)
        for wx in (24, 96):
            f.circle(x + wx, 144, 11, SKY)
            for spoke in range(2):
                a, b = (turned(x + wx, 144, 11, spoke * 90 + k - t * 360) for k in (0, 180))
                f.line([a, b], 2.5, INK, False)
            f.circle(x + wx, 144, 3, INK)


@clip("zoetrope", (240, 240), 2, TEAL, "A phenakistoscope turns and its balls begin to bounce",
      "zoetrope, spin, again, loop, dizzy, phenakistoscope, round and round", rate=12)
def zoetrope(f, t):
    f.circle(120, 120, 110, PAPER)
    f.circle(120, 120, 44, AMBER)
    for i in range(12):
        a = i * 30 + 30 * t * 4
        with f.moved(120, 120, a):
            f.rect(-2, -108, 4, 16, TEAL)
            phase = (i / 12 + t) % 1
            height = 26 * abs(sin(pi * phase * 2))
            squash = 1 - 0.35 * (1 - min(1, height / 7))
            with f.moved(0, -56 - height, 0, 1, squash):
                f.circle(0, 0, 9, RED if i % 2 else NAVY)
    f.polygon(spikes(120, 120, 14, 34, 6, t * 120), RED)
    f.circle(120, 120, 6, INK)


@clip("iris-out", (240, 240), 2.4, INK, "The iris closes on a smiling clown, and opens again",
      "the end, goodbye, bye, iris, silent film, smile, fin", still=0.0)
def iris_out(f, t):
    r = 118 * (0.5 + 0.5 * cos(2 * pi * t)) ** 0.8
    f.circle(120, 112, r, AMBER)
    if r > 16:
        face = Within(f, 120, 112, r)
        face.circle(120, 118, 52, PAPER)
        face.circle(64, 104, 20, RED)
        face.circle(176, 104, 20, RED)
        face.polygon([(88, 76), (152, 76), (134, 18)], TEAL)
        face.circle(134, 18, 9, RED)
        for x in (100, 140):
            face.ellipse(x, 106, 8, 11, INK)
            face.line([(x - 12, 86), (x, 80), (x + 12, 86)], 3.5, INK)
        face.circle(120, 126, 11, RED)
        face.line([(92, 140), (104, 152), (120, 156), (136, 152), (148, 140)], 6, RED)


class Within:
    """Draws on a frame, and only inside a circle: points outside are drawn in to its edge."""

    def __init__(self, frame, x, y, r):
        self.frame, self.x, self.y, self.r = frame, x, y, r

    def inside(self, point):
        dx, dy = point[0] - self.x, point[1] - self.y
        distance = (dx * dx + dy * dy) ** 0.5
        pull = min(1, self.r / distance) if distance else 1
        return (self.x + dx * pull, self.y + dy * pull)

    def polygon(self, points, color):
        dense = []
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            dense += [(ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8) for i in range(8)]
        self.frame.polygon([self.inside(p) for p in dense], color)

    def ellipse(self, x, y, rx, ry, color):
        points = [(x + rx * sin(i * pi / 20), y - ry * cos(i * pi / 20)) for i in range(40)]
        self.frame.polygon([self.inside(p) for p in points], color)

    def circle(self, x, y, r, color):
        self.ellipse(x, y, r, r, color)

    def line(self, points, width, color):
        if max(self.distance(p) for p in points) < self.r:
            self.frame.line(points, width, color)

    def distance(self, point):
        return ((point[0] - self.x) ** 2 + (point[1] - self.y) ** 2) ** 0.5


@clip("projector", (320, 240), 2, INK, "A projector runs, and its beam flickers",
      "movie night, cinema, film, projector, let's watch, roll it, movie", still=0.1)
def projector(f, t):
    wide = 4 * wave(t, 5)
    f.polygon([(150, 132), (320, 26 - wide), (320, 238 + wide)], AMBER)
    f.polygon([(150, 132), (320, 66 + wide), (320, 198 - wide)], PAPER)
    f.line([(74, 132), (62, 236)], 8, BONE)
    f.line([(112, 132), (126, 236)], 8, BONE)
    f.rect(46, 100, 86, 64, RED)
    f.rect(58, 112, 40, 40, INK)
    f.polygon([(132, 116), (156, 110), (156, 154), (132, 148)], BONE)
    for x, y, r, way in ((52, 60, 40, 1), (122, 66, 32, 1.25)):
        f.circle(x, y, r, TEAL)
        for i in range(5):
            hx, hy = turned(x, y, r * 0.58, i * 72 + 144 * t * way if way == 1 else i * 72 + 144 * t)
            f.circle(hx, hy, r * 0.24, INK)
        f.circle(x, y, r * 0.13, PAPER)
    f.circle(78, 132, 13, AMBER)
    with f.moved(78, 132, 360 * t):
        f.rect(-13, -2, 26, 4, RED)


@clip("fireworks", (320, 240), 2.4, NAVY, "Fireworks over the roofs",
      "celebrate, congratulations, party, fireworks, yay, happy new year, excited, applause", still=0.4, rate=12)
def fireworks(f, t):
    for x, y, r, start, ink, rays in ((92, 78, 62, 0.0, RED, 14), (222, 62, 54, 0.36, AMBER, 12),
                                      (160, 118, 48, 0.68, SKY, 12)):
        p = (t - start) % 1
        if p < 0.25:
            top = 214 - (214 - y) * (p / 0.25)
            f.line([(x, top), (x, min(214, top + 24))], 4, PAPER)
        else:
            q = (p - 0.25) / 0.75
            out = r * (1 - (1 - q) ** 3)
            inner = r * max(0, q * 1.5 - 0.5)
            width = 5 * (1 - q) ** 0.7
            if width > 0.8:
                for i in range(rays):
                    ax, ay = turned(x, y, inner, i * 360 / rays)
                    bx, by = turned(x, y, out, i * 360 / rays)
                    drop = 16 * q * q
                    f.line([(ax, ay + drop), (bx, by + drop)], width, ink)
                    if i % 2:
                        f.circle(bx, by + drop, width, PAPER)
    f.polygon([(0, 240), (0, 206), (40, 206), (40, 190), (66, 190), (66, 212), (104, 212), (104, 184), (122, 170),
               (140, 184), (140, 214), (190, 214), (190, 196), (226, 196), (226, 210), (258, 210), (258, 186),
               (290, 186), (290, 204), (320, 204), (320, 240)], INK)


@clip("curtain-call", (320, 200), 3, INK, "The curtain closes: the end",
      "the end, bravo, show is over, finale, applause, curtain, goodbye", still=0.0, rate=12)
def curtain_call(f, t):
    shut = 0.5 - 0.5 * cos(2 * pi * t)
    f.rect(0, 0, 320, 200, AMBER)
    f.circle(160, 104, 86, PAPER)
    f.letters("THE", 160, 62, 22, RED)
    f.letters("END", 160, 92, 44, INK)
    f.rect(0, 172, 320, 28, INK)
    reach = 46 + 116 * shut
    for side in (0, 1):
        with f.moved(320 * side, 0, 0, -1 if side else 1, 1):
            f.rect(0, 0, reach, 180, RED)
            for i in range(4):
                x = reach * (i + 0.45) / 4
                f.rect(x, 0, 5, 180, INK)
            f.rect(reach - 5, 0, 5, 180, AMBER)
    for i in range(9):
        f.ellipse(i * 40, 0, 22, 26, AMBER)
        f.ellipse(i * 40, 0, 17, 20, RED)
