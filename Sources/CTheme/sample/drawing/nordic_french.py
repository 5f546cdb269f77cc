"""Posters for Scandinavia and France between the wars."""

from .inks import AMBER, BONE, INK, NAVY, PAPER, RED, ROSE, SKY, TEAL
from .motifs import gear, turned
from .poster import number as n, poster


@poster("haxan", "Häxan", 1922, "Benjamin Christensen", INK)
def haxan(p):
    p.circle(150, 172, 134, RED)
    p.circle(150, 172, 134, "none", f' stroke="{AMBER}" stroke-width="4" stroke-dasharray="2 10"')

    def witch(x, y, scale, ink):
        with p.moved(x, y, -14, scale):
            p.line("M-88 22L84-6", ink, 6, "round")
            p.path("M-88 22l-44-10 6 16-12 10 20 4-6 16 46-22z", ink)
            p.path("M-34 18Q-30-30 6-46L22-40Q34-16 30 2L60 12 56 22 14 12Q-10 30-52 60-30 36-34 18z", ink)
            p.circle(20, -56, 13, ink)
            p.path("M30-58l16 8-14 4z", ink)
            p.path("M0-66L52-62 30-72Q22-92-4-110 10-90 6-72z", ink)
            p.path("M10-36L52-22 76-14 74-6 44-10 8-20z", ink)

    witch(164, 190, 1.1, INK)
    witch(82, 104, 0.42, INK)
    witch(216, 90, 0.32, INK)
    p.title("HÄXAN", PAPER, cap=64, bottom=404, width=260)


@poster("the-phantom-carriage", "The Phantom Carriage", 1921, "Victor Sjöström", NAVY)
def phantom_carriage(p):
    p.circle(150, 160, 122, PAPER)
    # Midnight, New Year's Eve: the hands are a scythe, the dial a wheel.
    p.ring(150, 160, 112, INK, 12)
    for hour in range(12):
        (ax, ay), (bx, by) = (turned(150, 160, r, hour * 30) for r in (106, 22))
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", INK if hour else RED, 6)
    p.circle(150, 160, 26, INK)
    p.line("M150 250V20", RED, 9, "round")
    p.path("M146 26Q222 6 272 92 226 44 152 46z", RED)
    p.circle(150, 160, 10, PAPER)
    p.path("M0 272q75-40 150 0t150 0v178H0z", TEAL)
    p.path("M0 298q75-34 150 0t150 0v152H0z", SKY, ' fill-opacity=".5"')
    p.path("M0 322q75-30 150 0t150 0v128H0z", INK)
    p.title("THE PHANTOM/CARRIAGE", PAPER, cap=30, bottom=412)


@poster("the-passion-of-joan-of-arc", "The Passion of Joan of Arc", 1928, "Carl Theodor Dreyer", PAPER,
        PAPER)
def joan_of_arc(p):
    # A face that looks up, and a fire that will reach it.
    p.path("M96 450V300C66 250 60 190 76 140 92 86 140 60 186 76c44 14 62 58 58 108-2 34-14 62-34 84l6 182z",
           BONE)
    p.path("M76 150C76 82 128 50 184 66c50 14 72 64 60 122-8-34-14-44-34-62-40 10-96 8-116-6-8 10-14 18-18 30z",
           INK)
    p.path("M112 168q20-20 42-4-20 20-42 4zM184 162q20-16 38 4-18 18-38-4z", PAPER)
    p.circle(136, 160, 9, INK)
    p.circle(204, 158, 9, INK)
    p.path("M106 158q24-24 50-6M180 152q24-14 44 6", "none", f' stroke="{INK}" stroke-width="5"')
    p.path("M172 166q2 26 8 40-8 8-20 4", "none", f' stroke="{INK}" stroke-width="4"')
    p.path("M146 236q10-8 22-4 12-4 20 4-18 10-42 0z", RED)
    p.path("M140 182q4 20-2 44", "none",
           f' stroke="{SKY}" stroke-width="6" stroke-linecap="round"')
    p.path("M0 450V236c16 22 22 50 18 74 20-26 22-60 10-92 34 26 48 66 40 104 18-14 24-34 22-56 24 26 30 60 20 90"
           " 20-16 34-40 32-68 22 22 30 48 26 74 18-22 22-44 16-66 26 18 38 48 32 78 18-18 24-38 18-62 22 14 36 32"
           " 40 56 8-30 18-46 26-56v138z", RED)
    p.path("M0 450V320c14 12 22 30 20 50 18-12 26-28 26-46 22 16 30 38 26 60 18-10 26-24 28-42 20 16 28 34 24 52"
           " 18-10 28-24 30-42 18 14 26 30 24 48 16-8 24-22 26-38 20 14 28 30 26 44 18-10 26-22 30-38 18 14 26 30"
           " 24 44 8-6 12-12 16-20v58z", AMBER)
    p.path("M0 450V366q150-26 300 0v84z", INK)
    p.title("THE PASSION OF", AMBER, cap=15, bottom=386)
    p.title("JOAN OF ARC", PAPER, cap=27, bottom=417)


@poster("napoleon", "Napoléon", 1927, "Abel Gance", PAPER, PAPER)
def napoleon(p):
    # Three screens side by side, and one hat across them.
    p.rect(0, 0, 100, 450, NAVY)
    p.rect(200, 0, 100, 450, RED)
    p.path("M24 168C46 98 92 72 150 72s104 26 126 96c-30-14-60-16-76-8-30 16-70 16-100 0-16-8-46-6-76 8z", INK)
    p.path("M96 154c34 18 74 18 108 0v20c0 20-8 26-8 44 0 34-18 56-46 56s-46-22-46-56c0-18-8-24-8-44z", ROSE)
    p.path("M96 154c34 18 74 18 108 0l-2 22c-8-2-16 6-16 16-10-10-14-14-16-22-14 8-26 8-40 0-2 8-6 12-16 22 0-10-8-18"
           "-16-16z", INK)
    p.line("M116 202h24M160 202h24", INK, 6)
    p.circle(130, 210, 5, INK)
    p.circle(172, 210, 5, INK)
    p.line("M150 206l-8 28h14", INK, 4)
    p.line("M134 250h30", INK, 5)
    p.path("M60 450V340c0-40 30-56 56-62l34 30 34-30c26 6 56 22 56 62v110z", INK)
    p.path("M116 268l34 40 34-40 6 30-40 52-40-52z", PAPER)
    p.circle(232, 126, 17, PAPER)
    p.circle(232, 126, 11, RED)
    p.circle(232, 126, 5, NAVY)
    p.rect(0, 342, 300, 108, INK)
    p.title("NAPOLÉON", PAPER, cap=52, bottom=406)


@poster("un-chien-andalou", "Un Chien Andalou", 1929, "Luis Buñuel", INK)
def un_chien_andalou(p):
    # The cloud and the moon; one looks away.
    p.circle(150, 166, 118, PAPER)
    p.circle(150, 166, 58, SKY)
    p.circle(150, 166, 27, INK)
    p.circle(134, 150, 10, PAPER)
    p.path("M0 178C50 166 90 172 132 168S250 156 300 148v22C250 176 190 182 140 186S40 194 0 200z", INK)
    p.path("M0 186C60 172 130 184 300 156 180 190 60 186 0 194z", BONE)
    p.path("M196 188c2 26-4 42 0 62 2 12 16 12 16-2 0-18-10-34-16-60z", RED)
    for x, y, a in ((56, 306, 20), (96, 322, -30), (150, 304, 64), (204, 324, 10), (248, 300, -50)):
        with p.moved(x, y, a):
            p.add(f'<path d="M-9 0h0M0 0h0M9 0h0" stroke="{RED}" stroke-width="8" stroke-linecap="round"/>')
            p.line("M-8-8L0 0 8-8M-8 8L0 0 8 8M0-8V8", RED, 1.5)
    p.title("UN CHIEN/ANDALOU", PAPER, cap=34, bottom=410, leading=1.2)


@poster("ballet-mecanique", "Ballet mécanique", 1924, "Fernand Léger & Dudley Murphy", BONE, INK)
def ballet_mecanique(p):
    p.polygon(gear(104, 118, 70, 14, 16), RED)
    p.circle(104, 118, 48, PAPER)
    p.circle(104, 118, 26, INK)
    p.polygon(gear(222, 196, 42, 10, 13, 8), TEAL)
    p.circle(222, 196, 22, AMBER)
    p.polygon([(196, 20), (284, 20), (240, 110)], INK)
    p.circle(240, 48, 20, AMBER)
    p.rect(20, 206, 30, 116, NAVY)
    p.rect(58, 230, 30, 92, SKY)
    p.rect(96, 212, 30, 110, NAVY)
    p.rect(20, 194, 30, 14, RED)
    p.rect(58, 218, 30, 14, RED)
    p.rect(96, 200, 30, 14, RED)
    # The smile between the pistons.
    p.path("M142 290q28-36 70-12 40-24 72 12-30 50-72 48-44 2-70-48z", RED)
    p.path("M156 291q56-16 114 0-54 26-114 0z", PAPER)
    p.line("M175 287v10M194 284v15M213 284v16M232 284v15M251 287v10", INK, 2)
    p.line("M132 20V92M146 20V74M160 20V62", INK, 6)
    p.title("BALLET/MÉCANIQUE", INK, cap=31, bottom=413, leading=1.42)
