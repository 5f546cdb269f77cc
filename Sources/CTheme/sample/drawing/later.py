"""Posters for talkies whose copyright lapsed, and for films given away on purpose."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import wave
from .poster import poster


@poster("his-girl-friday", "His Girl Friday", 1940, "Howard Hawks", TEAL)
def his_girl_friday(p):
    # Everyone talks, and nobody waits.
    for i, (ink, x, y, w) in enumerate((
            (AMBER, 20, 26, 150), (PAPER, 96, 50, 184), (RED, 20, 74, 118), (AMBER, 150, 98, 130),
            (PAPER, 20, 122, 96), (RED, 130, 146, 150), (PAPER, 20, 170, 84), (AMBER, 196, 170, 84),
            (RED, 20, 194, 70), (PAPER, 206, 194, 74))):
        p.line(f"M{x + 6} {y}H{x + w - 6}", ink, 13, "round")
    for x, ink, turn in ((104, INK, -10), (196, INK, 10)):
        with p.moved(x, 330, turn):
            p.path("M-46 0q0-18 46-18t46 18z", ink)
            p.rect(-8, -126, 16, 116, ink)
            p.path("M-28-128h56v12h-56z", ink)
            p.path("M-18-164L-30-190H30L18-164 12-128H-12z", ink)
            p.ellipse(0, -190, 30, 9, RED if turn < 0 else AMBER)
            p.circle(0, -60, 12, ink)
    p.line("M128 292Q150 250 172 292", INK, 5)
    p.rect(0, 328, 300, 122, INK)
    p.title("HIS GIRL/FRIDAY", PAPER, cap=29, bottom=412, leading=1.24)


@poster("detour", "Detour", 1945, "Edgar G. Ulmer", INK)
def detour(p):
    p.circle(236, 70, 34, PAPER)
    p.path("M0 190l60-40 44 26 52-50 60 44 84-30v60H0z", NAVY)
    p.rect(0, 186, 300, 264, NAVY)
    # The road decides.
    p.path("M152 188c-50 16 70 26 40 48-44 26-160 36-150 86 6 40 60 50 50 128h190c10-110-60-100-62-146 0-30 60-40 46-72"
           "-12-26-80-28-102-44z", INK)
    p.path("M158 192c-10 10 66 22 44 48M180 262c-40 18-90 34-86 66 4 30 40 40 62 70", "none",
           f' stroke="{AMBER}" stroke-width="4" stroke-dasharray="12 10"')
    p.rect(52, 90, 9, 210, BONE)
    p.path("M16 94H130l30 30-30 30H16z", AMBER)
    p.path("M22 100H127l24 24-24 24H22z", "none", f' stroke="{INK}" stroke-width="3"')
    p.letters("DETOUR", INK, 31, 110, 0.7)
    p.path("M214 300c14-8 36-8 50 0l6 22q2 18-4 18h-54q-6 0-4-18z", RED)
    p.path("M220 304q19-8 38 0l3 14h-44z", SKY)
    p.circle(216, 328, 6, PAPER)
    p.circle(262, 328, 6, PAPER)
    p.polygon([(216, 328), (184, 404), (244, 404)], AMBER)
    p.polygon([(262, 328), (236, 404), (296, 404)], AMBER)


@poster("carnival-of-souls", "Carnival of Souls", 1962, "Herk Harvey", SKY, PAPER)
def carnival_of_souls(p):
    # Half a face above the water, half a dance hall in it.
    p.rect(0, 0, 300, 178, NAVY)
    p.path("M150 24c50 0 80 34 82 92 0 24-2 44-8 62H76c-6-18-8-38-8-62 2-58 32-92 82-92z", PAPER)
    p.path("M60 178C50 80 84 18 150 18s100 62 90 160h-20c8-50-2-90-34-110-20 18-70 20-92 8-14 24-20 58-14 102z", BONE)
    p.ellipse(116, 128, 25, 20, INK)
    p.ellipse(184, 128, 25, 20, INK)
    p.circle(118, 128, 9, SKY)
    p.circle(182, 128, 9, SKY)
    p.circle(118, 128, 4, INK)
    p.circle(182, 128, 4, INK)
    p.path("M150 132l-7 34h14z", BONE)
    p.rect(0, 178, 300, 272, TEAL)
    p.path("M30 178h240v14H30zM66 192q0 44 24 54 24-10 24-54zM186 192q0 44 24 54 24-10 24-54zM118 192q0 70 32 92"
           " 32-22 32-92zM88 244h4v20h-4zM208 244h4v20h-4zM148 280h4v26h-4zM36 192h22v24H36zM242 192h22v24h-22z", INK)
    for y in (208, 232, 258, 286, 316):
        p.line(wave(y, 9, 56, phase=y % 37), SKY, 3)
    p.rect(0, 332, 300, 118, INK)
    p.title("CARNIVAL/OF SOULS", PAPER, cap=28, bottom=413, leading=1.22)


@poster("night-of-the-living-dead", "Night of the Living Dead", 1968, "George A. Romero", OLIVE)
def night_of_the_living_dead(p):
    p.rect(38, 30, 224, 290, INK)
    p.circle(196, 96, 34, PAPER)
    # Boards across the window, and not enough of them.
    for x, y, turn, scale, ink in ((92, 318, -8, 1, SKY), (150, 300, 6, 1.15, TEAL),
                                   (210, 322, 10, 0.95, SKY)):
        with p.moved(x, y, turn, scale):
            p.path("M-18 40V-60q-14-16-20-34 2-8 10-4l14 18-4-50q2-10 9-8l5 42 4-50q6-8 11 0l1 50 10-42q8-4 10 4l-6 48"
                   " 16-20q8-2 8 6-10 30-26 48V40z", ink)
    for y, turn, ink in ((96, -7, BONE), (168, 5, AMBER), (282, -4, BONE)):
        with p.moved(150, y, turn):
            p.rect(-142, -17, 284, 34, ink)
            p.add(f'<path d="M-124-7h0M-124 7h0M124-7h0M124 7h0" stroke="{INK}" stroke-width="6"'
                  ' stroke-linecap="round"/>')
            p.line("M-100 4Q-40-8 0 3T96-4", INK, 1.5)
    p.rect(0, 330, 300, 120, INK)
    p.title("NIGHT OF THE/LIVING DEAD", RED, cap=29, bottom=412, leading=1.24)


@poster("charade", "Charade", 1963, "Stanley Donen", ROSE, INK)
def charade(p):
    # Somewhere on this envelope is a quarter of a million dollars.
    def stamp(x, y, turn, ground):
        with p.moved(x, y, turn):
            p.rect(-49, -61, 98, 122, PAPER)
            p.path("M-49-61H49V61H-49z", "none",
                   f' stroke="{ROSE}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 12.220"')
            p.rect(-37, -49, 74, 98, ground)

    stamp(92, 92, -9, TEAL)
    with p.moved(92, 92, -9):
        p.path("M-26 8Q0-26 26 8 0 34-26 8z", PAPER)
        p.circle(0, 6, 11, RED)
        p.circle(0, 6, 5, INK)
        p.line("M-28-8Q0-44 28-8", INK, 5)
    stamp(206, 112, 8, AMBER)
    with p.moved(206, 112, 8):
        p.path("M-30-4q0-14 15-14t15 8q0-8 15-8t15 14q0 22-15 22T0 4q0 14-15 14T-30-4z", INK)
        p.ellipse(-15, -3, 7, 4, PAPER)
        p.ellipse(15, -3, 7, 4, PAPER)
    stamp(132, 240, -3, RED)
    with p.moved(132, 240, -3):
        p.path("M-6-36h12l2 14h-4l8 30 16 42h-12L0 26l-16 24h-12L-12 8l8-30h-4z", PAPER)
        p.rect(-14, -4, 28, 5, PAPER)
        p.rect(-20, 18, 40, 5, PAPER)
    for r in (50, 44):
        p.ring(226, 250, r, INK, 3)
    p.letters("PARIS", INK, 193, 236, 0.64)
    p.line("M178 292q12-8 24 0t24 0 24 0 24 0 24 0M178 304q12-8 24 0t24 0 24 0 24 0 24 0", INK, 3)
    p.title("CHARADE", INK, cap=58, bottom=402)


@poster("the-little-shop-of-horrors", "The Little Shop of Horrors", 1960, "Roger Corman", PAPER, PAPER)
def little_shop(p):
    p.circle(150, 156, 134, AMBER)
    # It would like something to eat.
    p.line("M150 286Q120 240 150 200", OLIVE, 15)
    p.path("M150 282Q70 270 44 216q70-4 106 66zM150 286q70 2 104-50-68-8-104 50z", OLIVE)
    p.path("M44 120C40 50 110 14 176 30 232 44 266 84 262 122L150 134z", OLIVE)
    p.path("M44 124C48 196 106 232 166 218 224 206 262 164 262 126L150 140z", OLIVE)
    p.path("M62 118C100 96 200 92 252 120 220 176 116 186 62 126z", RED)
    p.path("M62 118l14 26 10-32 16 30 12-36 18 34 14-38 18 36 16-38 18 38 14-34 16 34 10-26 14 12C200 84 100 96 62 118z",
           PAPER)
    p.path("M86 146l14-18 14 32 14-28 16 36 16-34 16 32 14-34 14 24 12-26 14 20-22 22C170 184 116 176 86 146z", PAPER)
    for x, y, r in ((96, 64, 9), (140, 48, 12), (190, 62, 10), (226, 92, 7), (112, 198, 8), (160, 204, 10)):
        p.circle(x, y, r, TEAL)
    p.path("M98 282h104l-14 62h-76z", RED)
    p.path("M90 272h120v18H90z", INK)
    p.rect(0, 338, 300, 112, INK)
    p.title("THE LITTLE SHOP/OF HORRORS", PAPER, cap=27, bottom=413, leading=1.24)


@poster("big-buck-bunny", "Big Buck Bunny", 2008, "Sacha Goedegebure", SKY, PAPER)
def big_buck_bunny(p):
    # Gentle, and rather large.
    p.path("M0 300q80-40 160-10t140-16v176H0z", OLIVE)
    p.path("M40 450C20 330 70 262 150 262s130 68 110 188z", BONE)
    p.path("M96 150C66 90 70 30 92 20 116 16 128 90 130 140zM204 150c30-60 26-120 4-130-24-4-36 70-38 120z", BONE)
    p.path("M100 132C84 92 84 52 94 44c12 0 20 50 22 88zM200 132c16-40 16-80 6-88-12 0-20 50-22 88z", ROSE)
    p.path("M72 212c0-60 34-90 78-90s78 30 78 90c0 46-34 72-78 72s-78-26-78-72z", BONE)
    p.path("M108 240q0-34 42-34t42 34-42 36-42-36z", PAPER)
    p.ellipse(118, 184, 13, 16, PAPER)
    p.ellipse(182, 184, 13, 16, PAPER)
    p.circle(121, 188, 7, INK)
    p.circle(177, 188, 7, INK)
    p.line("M100 166q16-12 34-4M200 166q-16-12-34-4", INK, 4, "round")
    p.path("M138 214q12-6 24 0-2 12-12 14-10-2-12-14z", RED)
    p.line("M150 228v14M126 246q12 10 24-4 12 14 24 4", INK, 4, "round")
    p.path("M142 250h16v16h-16z", PAPER)
    p.line("M150 250v16", INK, 1.5)
    with p.moved(226, 76, 20):
        p.path("M0 0C-24-34-46-22-40-2-36 14-14 14 0 4 14 14 36 14 40-2 46-22 24-34 0 0zM0 4C-18 12-26 30-14 34-4 36 0 20 0 10"
               " 0 20 4 36 14 34 26 30 18 12 0 4z", RED)
        p.circle(-24, -6, 6, AMBER)
        p.circle(24, -6, 6, AMBER)
        p.line("M0 26V-8M0-8l-8-12M0-8l8-12", INK, 3, "round")
    for x, y in ((28, 322), (262, 316), (282, 300), (14, 300)):
        p.circle(x, y, 8, PAPER)
        p.circle(x, y, 4, AMBER)
    p.rect(0, 334, 300, 116, INK)
    p.title("BIG BUCK BUNNY", PAPER, cap=40, bottom=402)


@poster("sintel", "Sintel", 2010, "Colin Levy", NAVY)
def sintel(p):
    p.circle(150, 150, 116, RED)
    # Her dragon was smaller when she lost him.
    p.path("M150 150C110 96 60 70 0 78V10C70-4 124 40 150 96 176 40 230-4 300 10V78C240 70 190 96 150 150z", INK)
    p.path("M0 78c20 4 30 16 34 32 12-10 26-10 38 0 4-12 16-16 30-12L0 20zM300 78c-20 4-30 16-34 32-12-10-26-10-38 0"
           "-4-12-16-16-30-12L300 20z", INK)
    p.path("M150 84c22 0 34 22 30 46l-14 40q-16 14-32 0l-14-40c-4-24 8-46 30-46z", INK)
    p.path("M126 96L108 56l30 26zM174 96l18-40-30 26z", INK)
    p.path("M126 124l18 8-4 8q-12-2-14-16zM174 124l-18 8 4 8q12-2 14-16z", AMBER)
    p.path("M140 166h4M156 166h4", "none", f' stroke="{RED}" stroke-width="4"')
    p.path("M0 346l50-60 34 30 40-50 36 44 40-28 44 34 56-46v176H0z", SKY)
    p.path("M50 286l14 26-18 0-10-9zM124 266l14 30-16 6-14-14zM200 282l10 22-16 2-8-13z", PAPER)
    p.path("M0 372q80-60 150-36t150-8v122H0z", INK)
    with p.moved(150, 340):
        p.path("M-12 0L-9-34Q-12-52 0-54 12-52 10-34L14 0z", PAPER)
        p.circle(0, -62, 9, ROSE)
        p.path("M-10-60Q-10-76 2-74 12-72 10-56L4-66-6-64z", RED)
        p.line("M16 8V-96", BONE, 3)
        p.path("M16-96l-6-8 6-18 6 18z", BONE)
        p.line("M6-44L16-34", PAPER, 5)
    p.rect(0, 340, 300, 110, INK)
    p.title("SINTEL", PAPER, cap=50, bottom=408)
