"""Posters for the cinema of montage, from Moscow, Odesa and Kyiv."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import gear, rays, spikes, stars, turned, wheel
from .poster import number as n, poster


@poster("mr-west", "The Extraordinary Adventures of Mr. West in the Land of the Bolsheviks", 1924,
        "Lev Kuleshov", SKY, INK)
def mr_west(p):
    # What he sees through the one lens, and what through the other.
    p.path("M44 330V150C44 60 96 36 150 36s106 24 106 114v180z", ROSE)
    p.path("M30 96q40-8 46-66 74-40 148 0 6 58 46 66-120 44-240 0z", BONE)
    p.path("M76 62q74 26 148 0l6 18q-80 34-160 0z", RED)
    p.clip("l", "M88 122a52 52 0 1 0 .1 0z")
    p.circle(88, 174, 52, PAPER)
    with p.clipped("l"):
        p.line("M30 134H150M30 160H150M30 186H150M30 212H150", RED, 13)
        p.rect(30, 120, 56, 54, NAVY)
        stars(p, [(50, 146), (66, 146), (58, 158), (74, 158), (66, 134), (78, 134)], PAPER, 3)
    p.circle(212, 174, 52, PAPER)
    p.polygon(spikes(212, 176, 16, 41, 5), RED)
    for x in (88, 212):
        p.ring(x, 174, 54, INK, 9)
    p.line("M140 166q10-8 20 0", INK, 9)
    p.path("M150 196l-12 40h18", "none", f' stroke="{INK}" stroke-width="5"')
    p.path("M112 268q38-22 76 0l-6 16h-64z", PAPER)
    p.line("M131 262v22M150 258v26M169 262v22M114 272h72", INK, 3)
    p.rect(0, 312, 300, 138, AMBER)
    p.title("THE EXTRAORDINARY ADVENTURES/OF MR. WEST IN THE LAND/OF THE BOLSHEVIKS", INK, cap=24,
            bottom=410, leading=1.35)


@poster("aelita", "Aelita: Queen of Mars", 1924, "Yakov Protazanov", RED)
def aelita(p):
    p.circle(150, 190, 130, INK)
    # The queen's crown is an antenna.
    for i, a in enumerate((-60, -40, -20, 0, 20, 40, 60)):
        (ax, ay), (bx, by) = turned(150, 160, 50, a), turned(150, 160, 136 + (i % 2) * -18, a)
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", AMBER, 5)
        p.circle(bx, by, 8, PAPER)
    p.path("M98 138L150 100 202 138V154H98z", AMBER)
    p.path("M102 154h96v40l-20 62-28 22-28-22-20-62z", PAPER)
    p.path("M150 154h48v40l-20 62-28 22z", SKY)
    p.polygon([(84, 154), (104, 154), (116, 238), (92, 214)], TEAL)
    p.polygon([(216, 154), (196, 154), (184, 238), (208, 214)], TEAL)
    p.line("M112 176h30M158 176h30", INK, 6)
    p.polygon([(114, 186), (140, 186), (127, 198)], INK)
    p.polygon([(160, 186), (186, 186), (173, 198)], INK)
    p.line("M150 190L143 224H156", INK, 4)
    p.polygon([(134, 242), (150, 236), (166, 242), (150, 252)], RED)
    p.path("M150 270l-86 58h172z", TEAL)
    p.path("M150 282l-50 46h100z", AMBER)
    p.path("M150 294l-22 34h44z", RED)
    p.rect(0, 328, 300, 122, INK)
    p.title("АЭЛИТА", RED, cap=22, bottom=364)
    p.title("AELITA", PAPER, cap=40, bottom=413)


@poster("battleship-potemkin", "Battleship Potemkin", 1925, "Sergei Eisenstein", PAPER, PAPER)
def potemkin(p):
    # The steps of Odesa, seen by what rolls down them.
    p.path("M0 40" + "h37.500v26" * 8 + "V450H0z", RED)
    for i in range(1, 6):
        p.line(f"M0 {40 + i * 52}" + "h37.500v26" * 8, INK, 2.5)
    with p.moved(206, 120, 30):
        p.path("M-62-8H40q0 46-52 46T-62-8z", INK)
        p.path("M-8-8L30-68A72 66 0 0 1 52-8z", NAVY)
        p.line("M-8-8L52-32M-8-8L44-54M-8-8L30-68", PAPER, 2.5)
        p.line("M-60-10L-92-46H-108", INK, 6, "round")
        p.line("M-46 30L-36 60M14 36L22 60", INK, 5)
        wheel(p, -40, 60, 21, INK, 8, 5, 12)
        wheel(p, 22, 62, 21, INK, 8, 5, 30)
    for x, y in ((8, 44), (44, 70), (82, 96)):
        p.path(f"M{x} {y}l3-62 8-14 8 14 3 62z", INK)
        p.circle(x + 11, y - 80, 7, INK)
        p.line(f"M{x + 6} {y - 44}l52-4", INK, 4)
    p.path("M0 322h300v128H0z", INK)
    p.title("БРОНЕНОСЕЦ ПОТЁМКИН", RED, cap=13, bottom=350)
    p.title("BATTLESHIP/POTEMKIN", PAPER, cap=24, bottom=414, leading=1.24)


@poster("strike", "Strike", 1925, "Sergei Eisenstein", BONE, PAPER)
def strike(p):
    for x, top in ((36, 96), (92, 56), (148, 116)):
        p.path(f"M{x} 330L{x + 6} {top}h26l6 {330 - top}z", INK)
        p.path(f"M{x + 5} {top + 12}h28v10h-28z", BONE)
    p.polygon(gear(214, 190, 84, 12, 20, 4), INK)
    p.circle(214, 190, 54, BONE)
    # One raised hand and the wheel stands still.
    p.path("M176 340V226q-20-18-28-38 0-10 12-8l20 26V120q2-12 12-12t11 12v-18q2-11 12-11t12 11v16q2-10 12-9t11 11v20"
           "q3-9 12-8t10 12v62q0 30-18 46v86z", RED)
    p.line("M203 126v52M227 124v54M250 138v42", BONE, 3)
    p.rect(0, 326, 300, 124, INK)
    p.title("STRIKE", PAPER, cap=60, bottom=408)


@poster("man-with-a-movie-camera", "Man with a Movie Camera", 1929, "Dziga Vertov", PAPER, INK)
def movie_camera(p):
    rays(p, 150, 140, 0, 420, 12, 15, SKY)
    # An eye on three legs.
    p.line("M150 220L78 346M150 220L222 346M150 220V346", INK, 9)
    p.path("M78 346l-8 6h16zM222 346l-8 6h16zM150 346l-8 6h16z", INK)
    p.path("M110 214h80l-12 26h-56z", RED)
    p.path("M14 140Q150 16 286 140 150 264 14 140z", INK)
    p.path("M32 140Q150 38 268 140 150 242 32 140z", PAPER)
    p.circle(150, 140, 62, RED)
    p.circle(150, 140, 50, INK)
    for i in range(6):
        (ax, ay), (bx, by) = turned(150, 140, 48, i * 60), turned(150, 140, 22, i * 60 + 62)
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", SKY, 3)
    p.circle(150, 140, 20, TEAL)
    p.circle(150, 140, 9, INK)
    p.circle(132, 122, 8, PAPER)
    p.line("M220 88L262 42M208 74L240 26M232 104L280 68", INK, 7)
    p.title("MAN WITH A/MOVIE CAMERA", RED, cap=27, bottom=414, leading=1.22)


@poster("earth", "Earth", 1930, "Oleksandr Dovzhenko", SKY, PAPER)
def earth(p):
    # Sunflowers, and the field to the sky.
    p.path("M0 450V300Q150 250 300 300V450z", OLIVE)
    for i in range(-5, 6):
        p.line(f"M{150 + i * 9} 276Q{150 + i * 22} 340 {150 + i * 62} 450", INK, 4)
    p.line("M150 190Q156 250 148 330", OLIVE, 12)
    p.path("M150 290q-60-2-84-42 54-8 84 42zM152 272q50-8 70-44-52-2-70 44z", OLIVE)
    for i in range(22):
        with p.moved(150, 136, i * 360 / 22 + (8 if i % 2 else 0)):
            p.path("M0-60q18-30 0-62-18 32 0 62z", AMBER)
    p.circle(150, 136, 66, INK)
    for r, count in ((56, 22), (42, 17), (28, 11), (14, 6)):
        dots = ""
        for i in range(count):
            x, y = turned(150, 136, r, i * 360 / count + r)
            dots += f"M{n(x)} {n(y)}h0"
        p.add(f'<path d="{dots}" stroke="{RED}" stroke-width="6" stroke-linecap="round"/>')
    p.rect(0, 330, 300, 120, INK)
    p.title("ЗЕМЛЯ", AMBER, cap=22, bottom=362)
    p.title("EARTH", PAPER, cap=42, bottom=413)
