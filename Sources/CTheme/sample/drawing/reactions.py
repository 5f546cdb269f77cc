"""Clips to answer with: what a silent film would have played for it."""

from math import cos, pi, sin

from .clips import clip
from .early_cinema import wave
from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import spikes, turned


@clip("excited-cat", (240, 240), 1.2, AMBER, "A black cat cannot wait and jumps on the spot",
      "excited, cat, excited cat, yay, jump, happy, can't wait, hooray", still=0.25)
def excited_cat(f, t):
    hop = abs(wave(t))
    y, squash = 206 - 42 * hop, 0.86 + 0.2 * hop
    f.rect(0, 206, 240, 34, RED)
    f.ellipse(120, 210, 62 - 26 * hop, 7, INK)
    if hop > 0.3:
        for a in (-52, -26, 26, 52):
            f.line([turned(120, 120, 92, a), turned(120, 120, 92 + 18 * hop, a)], 6, PAPER)
    with f.moved(120, y, 5 * wave(t, 1, 0.25), 2 - squash if squash < 1 else 1 / squash, squash):
        f.curve([(34, -20), (78, -18), (72 + 8 * wave(t, 2), -74 - 10 * hop)], 13, INK)
        f.ellipse(0, -40, 44, 44, INK)
        for x in (-26, 26):
            f.ellipse(x, -5, 17, 9, INK)
            f.line([(x * 1.2, -52), (x * 2.1, -66 - 30 * hop)], 14, INK)
        f.ellipse(0, -98, 46, 38, INK)
        for side in (-1, 1):
            f.polygon([(side * 44, -104), (side * 42, -152), (side * 10, -128)], INK)
            f.polygon([(side * 37, -116), (side * 36, -138), (side * 20, -124)], ROSE)
            f.circle(side * 19, -102, 14, PAPER)
            f.circle(side * 17, -102 - 3 * hop, 8, TEAL)
            f.circle(side * 17, -102 - 3 * hop, 4, INK)
            for k in (-3, 4):
                f.line([(side * 22, -84), (side * 54, -84 + k * 2)], 2, PAPER)
        f.polygon([(-5, -90), (5, -90), (0, -84)], ROSE)
        f.ellipse(0, -76, 9, 3 + 8 * hop, RED)


@clip("applause", (320, 240), 1.2, TEAL, "Two gloved hands applaud",
      "applause, clap, clapping, bravo, well done, congratulations, encore", still=0.5)
def applause(f, t):
    apart = (0.5 + 0.5 * cos(4 * pi * t)) ** 0.7
    if apart < 0.45:
        for a in range(-75, 90, 30):
            r = 84 + 40 * (0.45 - apart)
            f.line([turned(160, 104, r, a), turned(160, 104, r + 24, a)], 8, AMBER)
    for side in (-1, 1):
        with f.moved(160 + side * (5 + 50 * apart), 150, side * (4 + 20 * apart), side, 1):
            f.polygon([(8, 22), (52, 6), (92, 96), (44, 112)], INK)
            f.polygon([(6, 24), (54, 8), (60, 24), (12, 40)], PAPER)
            f.polygon([(-6, 22), (-12, -24), (8, -42), (42, -22), (44, 12), (20, 30)], PAPER)
            for k, (x, y) in enumerate(((-8, -84), (8, -92), (24, -84), (36, -66))):
                f.line([(-4 + k * 12, -26), (x, y)], 14, PAPER)
            f.line([(-4, 6), (-14, -36)], 13, PAPER)
            for k in range(3):
                f.line([(4 + k * 12, -30), (6 + k * 12, -8)], 2.5, BONE)
            f.circle(30, 16, 4, RED)


@clip("mind-blown", (240, 240), 2, PAPER, "A bowler hat goes up, and so does what was under it",
      "mind blown, wow, what, amazing, boom, surprise, shocked", still=0.45, rate=12)
def mind_blown(f, t):
    p = 0 if t < 0.2 else min(1, (t - 0.2) / 0.6)
    back = max(0, (t - 0.8) / 0.2)
    rise = (1 - (1 - p) ** 3) * (1 - back) ** 2
    if rise > 0.05:
        f.polygon(spikes(120, 112, 40 + 40 * rise, 64 + 76 * rise, 14, 40 * rise), AMBER)
        f.polygon(spikes(120, 112, 26 + 26 * rise, 44 + 48 * rise, 12, -40 * rise), RED)
        for i in range(8):
            x, y = turned(120, 112, 40 + 76 * rise, -80 + i * 23)
            f.circle(x, y, 6 * (1.2 - rise), TEAL)
    f.ellipse(120, 240, 74, 44, INK)
    f.polygon([(104, 196), (136, 196), (120, 222)], PAPER)
    f.ellipse(120, 158, 44, 46, ROSE)
    f.rect(70, 90, 100, 32 + 6 * (1 - rise), PAPER if rise <= 0.05 else RED)
    f.ellipse(120, 124, 44, 12, ROSE if rise <= 0.05 else INK)
    wide = 4 * rise
    for x in (102, 138):
        f.circle(x, 152, 10 + wide, PAPER)
        f.circle(x, 152, 4, INK)
        f.line([(x - 10, 136 - wide * 2), (x + 10, 136 - wide * 2)], 4, INK)
    f.ellipse(120, 184, 8 + 2 * rise, 4 + 10 * rise, INK)
    with f.moved(120, 126 - 82 * rise, 30 * rise * wave(t, 2)):
        f.ellipse(0, 0, 60, 9, INK)
        f.ellipse(0, -2, 42, 46, INK, -90, 180)
        f.rect(-42, -12, 84, 8, RED)


@clip("hat-off", (180, 240), 2, SKY, "A gentleman lifts his hat and waves",
      "hello, hi, wave, good morning, greetings, welcome, thank you, bye", still=0.4)
def hat_off(f, t):
    up = (0.5 - 0.5 * cos(2 * pi * t)) ** 0.6
    f.rect(0, 214, 180, 26, OLIVE)
    sway = 2 * wave(t)
    with f.moved(84, 218, sway, 0.9):
        f.line([(-14, -66), (-16, -4)], 17, INK)
        f.line([(14, -66), (18, -4)], 17, INK)
        f.line([(-16, -3), (-30, -3)], 10, INK)
        f.line([(18, -3), (32, -3)], 10, INK)
        f.polygon([(-30, -60), (-26, -128), (26, -128), (30, -60)], NAVY)
        f.polygon([(-10, -128), (10, -128), (0, -92)], PAPER)
        f.polygon([(0, -120), (-10, -128), (-10, -112)], RED)
        f.polygon([(0, -120), (10, -128), (10, -112)], RED)
        f.line([(-24, -118), (-44, -86), (-50, -58)], 13, NAVY)
        f.line([(-52, -62), (-58, 2)], 4, BONE)
        f.circle(-51, -54, 8, ROSE)
        f.ellipse(0, -152, 22, 25, ROSE)
        f.ellipse(0, -160, 23, 18, INK, -90, 180)
        f.circle(-8, -152, 3, INK)
        f.circle(8, -152, 3, INK)
        f.polygon([(-13, -137), (0, -143), (13, -137), (0, -133)], INK)
        hx, hy = 12 + 42 * up, -176 - 18 * up
        f.line([(24, -118), (52 + 4 * up, -132 - 20 * up), (hx + 14, hy + 4)], 13, NAVY)
        with f.moved(hx, hy, 34 * up + 10 * up * wave(t, 3)):
            f.ellipse(0, 0, 34, 6, INK)
            f.ellipse(0, -2, 22, 28, INK, -90, 180)
            f.rect(-22, -9, 44, 6, RED)
        f.circle(hx + 16, hy + 4, 8, ROSE)


@clip("rainy-window", (240, 240), 2, NAVY, "Rain runs down a window",
      "rain, sad, sigh, monday, gloomy, bored, miss you, waiting")
def rainy_window(f, t):
    f.rect(24, 20, 192, 176, TEAL)
    f.polygon([(24, 196), (24, 150), (62, 150), (62, 120), (96, 120), (96, 158), (150, 158), (150, 132),
               (184, 132), (184, 164), (216, 164), (216, 196)], NAVY)
    f.rect(72, 130, 8, 10, AMBER)
    f.rect(160, 142, 8, 10, AMBER)
    for i in range(14):
        x = 32 + (i * 53) % 180
        y = 20 + ((i * 71) % 180 + 180 * t * (1 + i % 2)) % 180
        f.line([(x, y), (x - 3, min(194, y + 14 + i % 3 * 5))], 3.5, SKY)
    f.rect(116, 20, 8, 176, PAPER)
    f.rect(24, 104, 192, 8, PAPER)
    for x, y, w, h in ((16, 12, 208, 10), (16, 194, 208, 14), (16, 12, 10, 190), (214, 12, 10, 190)):
        f.rect(x, y, w, h, PAPER)
    f.polygon([(0, 0), (60, 0), (28, 216), (0, 216)], RED)
    f.polygon([(240, 0), (180, 0), (212, 216), (240, 216)], RED)
    f.ellipse(84, 190, 34, 30, INK, -90, 180)
    f.circle(62, 158, 19, INK)
    f.polygon([(46, 152), (44, 130), (60, 142)], INK)
    f.polygon([(66, 141), (78, 130), (80, 152)], INK)
    f.curve([(112, 186), (142, 186), (140 + 6 * wave(t), 164)], 8, INK)
    f.rect(0, 208, 240, 32, BONE)


@clip("typewriter", (320, 240), 2.4, RED, "A typewriter says yes, yes, yes",
      "yes, typing, working, deadline, writing, agreed, on it", still=0.75)
def typewriter(f, t):
    typed = int(t * 12)
    beat = t * 12 % 1
    shift = 22 - 4 * min(typed, 11)
    down = 1 if beat < 0.4 else 0
    with f.moved(160 + shift, 0):
        f.rect(-74, 16, 148, 110, PAPER)
        words = "YES YES YES"[:min(typed + 1, 11)]
        for row, y in ((0, 30), (1, 60)):
            text = "YES YES YES" if row == 0 else words
            for i, letter in enumerate(text):
                if letter != " ":
                    f.letters(letter, -60 + i * 12, y, 17, INK if row == 0 else RED)
        f.rect(-96, 92, 192, 20, INK)
        f.circle(-98, 102, 13, BONE)
        f.circle(98, 102, 13, BONE)
    f.polygon([(66, 112), (254, 112), (282, 214), (38, 214)], TEAL)
    f.polygon([(110, 122), (210, 122), (218, 140), (102, 140)], INK)
    f.line([(160, 138), (160 + (typed % 3 - 1) * 8, 138 - 40 * down)], 4, SKY)
    for row in range(3):
        for k in range(9):
            hit = down and (typed * 5) % 27 == row * 9 + k
            x, y = 72 + k * 22 + (row - 1) * -4, 156 + row * 18
            f.circle(x, y + (4 if hit else 0), 8, INK if not hit else AMBER)
            f.circle(x, y - 2 + (5 if hit else 0), 5, PAPER)
    f.rect(26, 212, 268, 14, INK)


@clip("pendulum", (180, 240), 2, OLIVE, "A clock lets time pass",
      "waiting, time, tick tock, late, bored, hurry up, clock")
def pendulum(f, t):
    f.polygon([(40, 20), (90, 2), (140, 20), (140, 34), (40, 34)], INK)
    f.rect(46, 34, 88, 196, RED)
    f.rect(56, 118, 68, 100, INK)
    f.circle(90, 74, 37, INK)
    f.circle(90, 74, 32, PAPER)
    for i in range(12):
        f.line([turned(90, 74, 28, i * 30), turned(90, 74, 23, i * 30)], 3, INK, False)
    f.line([(90, 74), turned(90, 74, 22, 360 * t)], 3.5, RED)
    f.line([(90, 74), turned(90, 74, 15, 300)], 4.5, INK)
    f.circle(90, 74, 4, INK)
    swing = 17 * cos(2 * pi * t)
    x, y = turned(90, 110, -74, swing)
    f.line([(90, 118), (x, y)], 4, BONE)
    f.circle(x, y, 14, AMBER)
    f.circle(x - 4, y - 4, 4, PAPER)
    f.rect(38, 218, 104, 16, INK)
    eyes = 5 * cos(2 * pi * t)
    for ex in (76, 104):
        f.circle(ex, 68, 7, SKY)
        f.circle(ex - eyes, 68, 3.5, INK)


@clip("dancing-skeleton", (240, 280), 1.6, NAVY, "A skeleton dances with its knees",
      "dance, dancing, party, happy dance, skeleton, halloween, friday, yes", still=0.1)
def dancing_skeleton(f, t):
    f.circle(120, 120, 96, RED)
    f.rect(0, 244, 240, 36, INK)
    s, c = wave(t), wave(t, 1, 0.25)
    bob = 7 * abs(wave(t))
    with f.moved(120 + 10 * s, 161 + bob, 0, 0.9):
        for side in (-1, 1):
            knee = (side * (36 + 10 * c * side), 46 - bob)
            foot = (side * (16 - 12 * c * side) - 11 * s, 92 - bob)
            f.line([(side * 12, 10), knee], 8, PAPER)
            f.line([knee, foot], 8, PAPER)
            f.line([foot, (foot[0] + side * 16, foot[1])], 8, PAPER)
            f.circle(*knee, 6, BONE)
            elbow = (side * 52, -46 + 24 * s * side)
            hand = (side * (50 + 16 * c), -84 + 56 * s * side)
            f.line([(side * 20, -62), elbow], 7, PAPER)
            f.line([elbow, hand], 7, PAPER)
            f.circle(*elbow, 5, BONE)
            for k in (-24, 0, 24):
                a = (hand[0] - elbow[0], hand[1] - elbow[1])
                n = (a[0] ** 2 + a[1] ** 2) ** 0.5 or 1
                co, si = cos(k * pi / 180), sin(k * pi / 180)
                f.line([hand, (hand[0] + 14 * (a[0] * co - a[1] * si) / n,
                               hand[1] + 14 * (a[0] * si + a[1] * co) / n)], 4, PAPER)
        f.ellipse(0, 12, 20, 11, PAPER)
        f.line([(0, 8), (-6 * s, -66)], 8, PAPER)
        for k in range(4):
            y = -60 + k * 14
            f.line([(-24 + 3 * k - 5 * s, y), (24 - 3 * k - 5 * s, y)], 6, PAPER)
        with f.moved(-8 * s, -96, 14 * c):
            f.ellipse(0, -8, 28, 27, PAPER)
            f.rect(-15, 10, 30, 16, PAPER)
            f.circle(-11, -8, 8, NAVY)
            f.circle(11, -8, 8, NAVY)
            f.polygon([(-4, 8), (4, 8), (0, 0)], NAVY)
            for k in (-8, 0, 8):
                f.rect(k - 1, 14, 2, 12, NAVY)
            f.rect(-26, -32, 52, 5, INK)
            f.rect(-17, -58, 34, 28, INK)
            f.rect(-17, -40, 34, 6, AMBER)


@clip("popcorn", (240, 240), 1.6, SKY, "Popcorn leaps from its box",
      "popcorn, movie night, excited, drama, watching, hungry, snack", still=0.3)
def popcorn(f, t):
    for i in range(9):
        p = (t + i * 0.37) % 1
        x = 120 + (i - 4) * 11 + (i - 4) * 15 * p
        y = 128 - 4 * 96 * p * (1 - p)
        with f.moved(x, y, 360 * p * (1 if i % 2 else -1)):
            for dx, dy in ((-7, -3), (6, -5), (0, 7)):
                f.circle(dx, dy, 8, PAPER)
            f.circle(0, 0, 4, AMBER)
    for i in range(8):
        f.circle(64 + i * 16, 128 + 3 * wave(t, 2, i * 0.3), 13, PAPER)
        f.circle(66 + i * 16, 130, 4, AMBER)
    f.polygon([(48, 130), (192, 130), (174, 240), (66, 240)], PAPER)
    for i in range(4):
        a, b = 48 + 144 * i / 4 + 6, 66 + 108 * i / 4 + 4
        f.polygon([(a, 130), (a + 18, 130), (b + 14, 240), (b, 240)], RED)
    f.circle(120, 186, 30, PAPER)
    f.circle(120, 186, 26, NAVY)
    f.polygon(spikes(120, 187, 8, 20, 5), AMBER)


@clip("beating-heart", (240, 220), 1.2, PAPER, "A heart beats",
      "love, heart, thank you, thanks, aww, valentine, miss you", still=0.08)
def beating_heart(f, t):
    beat = max(0, wave(t)) ** 2 + 0.6 * max(0, wave(t, 1, -0.24)) ** 2
    for i in range(12):
        a = i * 30
        f.line([turned(120, 106, 84 + 16 * beat, a), turned(120, 106, 92 + 22 * beat, a)], 7, AMBER)
    for scale, ink in ((1.16, INK), (1.0, RED)):
        with f.moved(120, 104, 0, scale * (0.9 + 0.14 * beat)):
            f.circle(-27, -20, 31, ink)
            f.circle(27, -20, 31, ink)
            f.polygon([(-55, -6), (-27, -20), (27, -20), (55, -6), (0, 62)], ink)
    with f.moved(120, 104, 0, 0.9 + 0.14 * beat):
        f.curve([(-42, -24), (-40, -38), (-26, -40)], 8, PAPER)


@clip("eye-roll", (320, 160), 2, ROSE, "Two eyes roll all the way round",
      "eye roll, whatever, sigh, really, annoyed, no, seriously", still=0.75)
def eye_roll(f, t):
    for x in (94, 226):
        f.circle(x, 86, 58, INK)
        f.circle(x, 86, 51, PAPER)
        ex, ey = turned(x, 86, 24, 360 * t)
        f.circle(ex, ey, 25, TEAL)
        f.circle(ex, ey, 14, INK)
        f.circle(ex - 6, ey - 6, 5, PAPER)
        lid = 24 + 8 * wave(t, 1, 0.25)
        f.ellipse(x, 86, 58, 58, NAVY, -54 - lid / 6, 108 + lid / 3)
        f.polygon([turned(x, 86, 58, -58), turned(x, 86, 58, 58), (x, 86 - 14)], NAVY)
        side = -1 if x < 160 else 1
        f.line([(x - 44, 22 - side * 5 - lid / 6), (x + 44, 22 + side * 5 - lid / 6)], 12, INK)
