"""Posters for the Weimar years: Expressionism, Lang, Murnau and the city."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import eye, figure, rays, skyline, turned, wave, windows
from .poster import number as n, poster


@poster("the-cabinet-of-dr-caligari", "The Cabinet of Dr. Caligari", 1920, "Robert Wiene", INK)
def caligari(p):
    # Not one right angle in the whole town.
    p.polygon([(0, 0), (300, 0), (300, 300), (0, 330)], AMBER)
    p.polygon([(300, 0), (300, 330), (206, 300), (246, 150), (190, 30), (214, 0)], INK)
    p.polygon([(0, 0), (96, 0), (66, 96), (112, 210), (64, 330), (0, 330)], INK)
    p.polygon([(96, 0), (66, 96), (112, 210), (124, 196), (88, 96), (122, 0)], RED)
    p.polygon([(214, 0), (190, 30), (246, 150), (232, 206), (218, 152), (170, 34), (182, 0)], RED)
    p.polygon([(16, 60), (48, 44), (44, 100), (22, 110)], PAPER)
    p.line("M32 52L33 105M18 84L46 72", INK, 4)
    p.polygon([(264, 90), (290, 74), (286, 140), (258, 128)], PAPER)
    p.line("M276 82L272 134M262 110L288 106", INK, 4)
    p.polygon([(20, 176), (60, 160), (70, 212), (30, 236)], AMBER)
    p.line("M40 168L50 224M24 206L66 186", INK, 4)
    p.polygon([(0, 330), (112, 296), (300, 318), (300, 450), (0, 450)], INK)
    p.polygon([(112, 302), (176, 302), (280, 340), (20, 344)], BONE)
    p.polygon([(134, 302), (146, 302), (120, 342), (90, 342)], INK)
    p.polygon([(160, 302), (168, 302), (220, 341), (196, 341)], INK)
    # Cesare, who walks in his sleep.
    p.path("M148 318L138 214 110 256 106 250 136 176 150 160 168 176 192 132 197 137 176 208 170 318h-9"
           "l-3-84-4 84z", INK)
    p.path("M144 150q-2-32 12-32 16 0 13 32l-8 12h-9z", PAPER)
    p.path("M141 142q-2-36 16-34 20 0 15 36l-5-14-10-8-11 8z", INK)
    p.path("M148 140h7M160 140h7", "none", f' stroke="{INK}" stroke-width="4"')
    p.letters("THE CABINET OF", PAPER, 20, 362, 0.4)
    p.letters("DR.", RED, 20, 388, 0.62, turn=-3)
    p.letters("CALIGARI", PAPER, 72, 385, 0.78, turn=1.5)


@poster("the-last-laugh", "The Last Laugh", 1924, "F. W. Murnau", TEAL)
def last_laugh(p):
    # The coat is all that he was.
    p.path("M150 60c30 0 44 10 60 18 44 12 60 40 66 90l24 150V340H0V318L24 168c6-50 22-78 66-90"
           " 16-8 30-18 60-18z", NAVY)
    p.path("M108 70q42 34 84 0l12 14q-54 44-108 0z", RED)
    p.line("M150 106V340", INK, 4)
    for y in (136, 180, 224, 268, 312):
        for x in (116, 184):
            p.circle(x, y, 10, AMBER)
            p.circle(x - 3, y - 3, 3, PAPER)
    p.line("M60 108q24-14 46-2M240 108q-24-14-46-2", AMBER, 14, "round")
    p.line("M42 118v28M54 122v26M66 122v26M78 120v26M90 116v28", AMBER, 5, "round")
    p.line("M258 118v28M246 122v26M234 122v26M222 120v26M210 116v28", AMBER, 5, "round")
    p.path("M116 30q34-16 68 0l6 18q-40 14-80 0z", NAVY)
    p.path("M110 48q40 14 80 0v9q-40 14-80 0z", AMBER)
    p.path("M118 60q32 10 64 0-30 18-64 0z", INK)
    p.rect(0, 336, 300, 114, INK)
    figure(p, 256, 412, 50, BONE, None, 16)
    p.title("THE/LAST LAUGH", PAPER, cap=26, bottom=414, leading=1.22)


@poster("dr-mabuse-the-gambler", "Dr. Mabuse, the Gambler", 1922, "Fritz Lang", RED)
def mabuse(p):
    # A court card with two faces, neither of them his.
    p.rect(46, 24, 208, 296, PAPER, ' rx="14"')
    p.clip("h", "M58 36H242V150L58 194z")
    for turn in (0, 180):
        with p.group(f'transform="rotate({turn} 150 172)"'):
            with p.clipped("h"):
                p.path("M58 200V166q4-26 50-34l42 30 42-30q46 8 50 34v40z", INK)
                p.path("M126 134l24 40 24-40z", PAPER if not turn else RED)
                p.path("M112 84q0 66 38 66t38-66z", PAPER if turn else ROSE)
                if turn:
                    p.path("M108 88q-6-44 42-46 48 2 42 46l-10-18-32-8-32 8z", INK)
                    p.path("M124 118q26 50 52 0-26 10-52 0z", INK)
                else:
                    p.path("M104 86V38h92v48l14 6H90z", INK)
                    p.path("M104 74h92v12h-92z", RED)
                    p.path("M132 130q18-10 36 0-18 6-36 0z", INK)
                p.circle(134, 104, 9, PAPER)
                p.circle(166, 104, 9, PAPER)
                p.circle(134, 104, 5, INK)
                p.circle(166, 104, 5, INK)
                p.line("M122 94l20 3M178 94l-20 3", INK, 4)
                p.line("M150 106l-5 18h8", INK, 3)
            p.path("M74 44q16 20 16 30 0 10-8 10-4 0-6-4 0 8 4 12h-12q4-4 4-12-2 4-6 4-8 0-8-10 0-10 16-30z",
                   INK)
    p.line("M58 194L242 150", INK, 3)
    p.title("DR. MABUSE", PAPER, cap=40, bottom=388, width=260)
    p.title("THE GAMBLER", INK, cap=16, bottom=413)


@poster("nosferatu", "Nosferatu: A Symphony of Horror", 1922, "F. W. Murnau", OLIVE)
def nosferatu(p):
    p.path("M0 0h300v330L0 330z", BONE)
    # The stairs, and on the wall the shadow that climbs them.
    p.path("M0 450V330h44v-30h44v-30h44v-30h44v-30h44v-30h44v-30h36v300z", OLIVE)
    p.line("M44 300v-96M88 270v-96M132 240v-96M176 210v-96M220 180V84M264 150V54", OLIVE, 4)
    p.line("M-10 236L300 24", OLIVE, 9)
    p.path("M0 330V150C4 116 30 104 54 98 46 90 40 80 38 70L14 46 37 50C36 24 56 10 78 12 100 14 108 30 107 48L126 70 110 75 112 83 105 86"
           " 106 97 97 101 86 99C104 110 114 130 120 156L164 118 196 138 142 208C130 220 116 216 112 198 108 240 112 290"
           " 116 330z", INK)
    p.path("M166 128C158 104 158 84 168 62 170 84 176 106 188 122zM172 124C178 92 196 62 228 40 208 72 196 98 194 128z"
           "M180 124C198 94 226 74 262 64 232 84 208 106 198 132zM186 128C210 108 240 100 276 102 242 110 218 122 202 138z"
           "M188 136C214 128 240 128 268 138 238 140 216 144 198 148z", INK)
    p.path("M86 54l18 6-8 6q-10-2-10-12zM96 78l14-1-4 9-3-6-3 6z", BONE)
    p.rect(0, 330, 300, 120, INK)
    p.title("NOSFERATU", PAPER, cap=46, bottom=402)


@poster("faust", "Faust", 1926, "F. W. Murnau", AMBER, PAPER)
def faust(p):
    rays(p, 150, 96, 0, 360, 18, 7, RED, 10)
    p.circle(150, 96, 62, RED)
    # Mephisto spreads his cloak over the town.
    p.path("M150 30c-34 0-44 40-38 72-40 6-76-14-112-62v262c40-10 54-32 66-58 16 26 34 40 56 44"
           "l28 40 28-40c22-4 40-18 56-44 12 26 26 48 66 58V40c-36 48-72 68-112 62 6-32-4-72-38-72z",
           INK)
    p.path("M118 58q-20-14-18-46 10 24 30 28zM182 58q20-14 18-46-10 24-30 28z", INK)
    p.path("M150 62c14-12 26-6 26 10 0 26-14 42-26 46-12-4-26-20-26-46 0-16 12-22 26-10z", PAPER)
    p.path("M130 78l16 8M170 78l-16 8", "none", f' stroke="{INK}" stroke-width="5"')
    p.circle(140, 88, 3, RED)
    p.circle(160, 88, 3, RED)
    p.path("M138 102q12 6 24 0-12 18-24 0z", RED)
    p.path("M0 450V330l20-26 20 26h12v-18l16-20 16 20v18h14l22-28 22 28h8v-40l12-44 12 44v40h20l18-24 18 24"
           "h10v-22l18-24 18 24v22h24v120z", NAVY)
    p.path("M30 338h7v9h-7zM64 318h7v9h-7zM116 326h7v9h-7zM159 304h6v12h-6zM200 336h7v9h-7zM244 318h7v9h-7z"
           "M272 340h7v9h-7zM88 344h7v9h-7z", AMBER)
    p.title("FAUST", PAPER, cap=50, bottom=412)


@poster("metropolis", "Metropolis", 1927, "Fritz Lang", INK)
def metropolis(p):
    rays(p, 150, 112, 40, 420, 24, 4, NAVY)
    rays(p, 150, 112, 40, 190, 12, 5, AMBER, 15)
    # The New Tower of Babel, and what keeps it running.
    p.path("M150 26l6 60h12v30h16v34h18v40h22v46h24v54H52v-54h24v-46h22v-40h18v-34h16V86h12z", AMBER)
    p.path("M150 26l6 60h12v30h16v34h18v40h22v46h24v54h-98z", RED)
    p.path("M0 296v-96h22v-26h20v66h18v56zM300 296v-126h-20v-30h-18v90h-20v66z", TEAL)
    p.path("M8 216h8v60H8zM28 190h7v86h-7zM284 186h8v90h-8zM268 156h7v120h-7z", NAVY)
    windows(p, 112, 196, 4, 6, 22, 16, 8, 8, INK, (0, 3, 9, 14))
    windows(p, 134, 126, 2, 4, 22, 15, 8, 7, INK)
    p.circle(150, 112, 15, PAPER)
    p.rect(0, 290, 300, 160, INK)
    for i in range(9):
        figure(p, 22 + i * 32, 340, 40, BONE if i % 2 else SKY, None, 9)
    p.rect(0, 338, 300, 4, RED)
    p.title("METROPOLIS", PAPER, cap=44, bottom=406)


@poster("berlin-symphony-of-a-great-city", "Berlin: Symphony of a Great City", 1927,
        "Walter Ruttmann", PAPER, INK)
def berlin(p):
    # Twelve bars: wheels, rails, windows, switches.
    size, left, top = 65, 20, 20

    def cell(column, row):
        return left + column * size, top + row * size

    def target(column, row, rings):
        """Circles around a corner of the grid."""
        x, y = cell(column, row)
        for r, ink in rings:
            p.circle(x, y, r, ink)

    def arch(column, row, back, rings):
        """Half circles that hang from the top of two cells."""
        x, y = cell(column, row)
        p.rect(x - size, y, 2 * size, size, back)
        for r, ink in rings:
            p.path(f"M{n(x - r)} {n(y)}A{n(r)} {n(r)} 0 0 0 {n(x + r)} {n(y)}z", ink)

    p.rect(left, top, 4 * size, 4 * size, AMBER)
    target(1, 1, ((size, INK), (43, PAPER), (21, RED)))
    x, y = cell(2, 0)
    p.rect(x, y, size * 2, size, NAVY)
    windows(p, x + 10, y + 9, 6, 3, 19.5, 18, 12, 11, AMBER, (2, 7, 10, 15))
    arch(3, 2, SKY, ((size, TEAL), (43, PAPER), (21, INK)))
    x, y = cell(2, 1)
    p.rect(x, y, size, size * 2, RED)
    p.line(f"M{x + 13} {y}v130M{x + 26} {y}v130M{x + 39} {y}v130M{x + 52} {y}v130", PAPER, 5)
    x, y = cell(3, 1)
    p.rect(x, y, size, size, TEAL)
    p.circle(x + 32, y + 32, 25, PAPER)
    p.line(f"M{x + 32} {y + 32}V{y + 12}M{x + 32} {y + 32}h13", INK, 5)
    arch(1, 3, ROSE, ((size, RED), (43, PAPER), (21, INK)))
    x, y = cell(0, 2)
    p.rect(x, y, size * 2, size, TEAL)
    p.path(f"M{x} {y + 65}l43-65h22l-43 65zM{x + 65} {y + 65}l43-65h22l-43 65z", PAPER)
    x, y = cell(1, 3)
    p.rect(x, y, size, size, INK)
    p.path(f"M{x + 6} {y + 59}V{y + 36}h10V{y + 22}h10V{y + 8}h12v14h10v14h11v23z", AMBER)
    arch(3, 3, BONE, ((size, NAVY), (43, SKY), (21, RED)))
    p.title("BERLIN", INK, cap=52, bottom=364, width=260)
    p.title("SYMPHONY OF A/GREAT CITY", RED, cap=15, bottom=412, leading=1.35)


@poster("sunrise", "Sunrise: A Song of Two Humans", 1927, "F. W. Murnau", ROSE, PAPER)
def sunrise(p):
    rays(p, 150, 226, 100, 420, 18, 8, PAPER, 0)
    p.circle(150, 226, 92, AMBER)
    p.rect(0, 226, 300, 224, NAVY)
    # Above the water the village, below it the city.
    p.path("M0 226v-26l26-20 26 20v26zM60 226v-18l18-14 18 14v18zM232 226v-22l20-14 20 14v22zM276 226v-16l24-18v34z",
           INK)
    p.path("M32 190h8v12h-8zM250 206h7v8h-7z", AMBER)
    skyline(p, 226, [(18, -54), (16, -78), (18, -48), (16, -90), (14, -40), (136, 0), (16, -44), (18, -84),
                     (14, -58), (18, -72), (16, -50)], TEAL)
    windows(p, 5, 236, 1, 3, 10, 13, 6, 7, AMBER)
    windows(p, 22, 242, 1, 4, 10, 14, 6, 7, AMBER, (1,))
    windows(p, 57, 240, 1, 4, 10, 16, 6, 7, AMBER)
    windows(p, 240, 240, 1, 4, 10, 15, 6, 7, AMBER, (2,))
    windows(p, 272, 238, 1, 4, 10, 14, 6, 7, AMBER)
    p.path("M60 226a90 90 0 0 0 180 0z", RED)
    for y, half in ((246, 108), (266, 96), (288, 78)):
        p.line(f"M{150 - half} {y}h{2 * half}", NAVY, 6)
    figure(p, 138, 227, 62, INK, "flat")
    figure(p, 160, 227, 54, INK)
    p.title("SUNRISE", PAPER, cap=54, bottom=384, width=260)
    p.title("A SONG OF TWO HUMANS", AMBER, cap=14, bottom=412)


@poster("the-adventures-of-prince-achmed", "The Adventures of Prince Achmed", 1926,
        "Lotte Reiniger", AMBER, PAPER)
def achmed(p):
    p.circle(150, 156, 132, PAPER)
    rays(p, 150, 156, 104, 132, 48, 2.5, ROSE)
    # Cut from black paper: the fairy in her feathers over the domes.
    feathers = ""
    for i in range(9):
        a = -72 + i * 18
        (x, y) = turned(150, 216, 128, a)
        feathers += f"M150 216L{n(x)} {n(y)}"
    p.line(feathers, INK, 5)
    for i in range(9):
        x, y = turned(150, 216, 130, -72 + i * 18)
        p.circle(x, y, 13, INK)
        p.circle(x, y, 7, TEAL)
        p.circle(x, y, 3, AMBER)
    p.path("M150 236c-30-4-48-26-50-58 12 14 24 20 36 20-6-14-4-30 6-40-6-14 0-28 12-30 8 0 12 4 14 8"
           "l12 4-12 4c0 10-4 14-4 20 14 12 18 26 14 38 10-2 16-8 22-18 4 30-14 50-50 52z", INK)
    p.path("M150 128l-8-16 10 8 2-14 6 14 10-8-6 16z", INK)
    p.path("M0 450V330h12c0-26 10-30 18-46 8 16 18 20 18 46h18v-24h10v24h22c-6-36 30-52 52-86 22 34 58 50 52 86"
           "h20v-34l6-14 6 14v34h14c0-22 10-28 18-44 8 16 18 22 18 44h16v120z", INK)
    p.path("M30 284v-14M150 246v-22M228 282v-14M268 286v-14", "none", f' stroke="{INK}" stroke-width="3"')
    p.path("M136 340v-18q0-12 14-20 14 8 14 20v18zM26 344v-10q4-8 8 0v10zM262 344v-10q4-8 8 0v10z", AMBER)
    p.title("THE ADVENTURES OF", AMBER, cap=15, bottom=374)
    p.title("PRINCE ACHMED", PAPER, cap=32, bottom=412)


@poster("spies", "Spies", 1928, "Fritz Lang", NAVY)
def spies(p):
    p.rect(150, 0, 150, 450, RED)
    p.path("M150 34a92 92 0 0 1 46 172l34 142H70l34-142a92 92 0 0 1 46-172z", INK)
    p.clip("k", "M150 34a92 92 0 0 1 46 172l34 142H70l34-142a92 92 0 0 1 46-172z")
    with p.clipped("k"):
        eye(p, 150, 128, 176, 74, PAPER, TEAL, INK, 34)
        p.circle(138, 116, 8, PAPER)
        for i, y in enumerate(range(200, 346, 18)):
            p.line(f"M76 {y}H224", (RED, AMBER)[i % 2], 5)
    p.line("M150 40V92M150 164V196M68 128H88M212 128H232", RED, 3)
    p.rect(0, 348, 300, 102, INK)
    p.title("SPIES", PAPER, cap=46, bottom=408)
    p.letters("326", AMBER, 212, 368, 0.96)


@poster("pandoras-box", "Pandora's Box", 1929, "G. W. Pabst", PAPER, PAPER)
def pandora(p):
    p.rect(0, 326, 300, 124, INK)
    # A helmet of black hair.
    p.path("M150 40C70 40 52 112 54 176c0 44 8 84 4 108 30 6 52-6 62-26h60c10 20 32 32 62 26-4-24 4-64 4-108"
           "C248 112 230 40 150 40z", INK)
    p.path("M118 250h64v50q20 12 44 28H74q24-16 44-28z", BONE)
    p.path("M96 128q54 22 108 0v58c0 52-24 88-54 88s-54-36-54-88z", PAPER)
    p.path("M92 132q58 22 116 0l-6-30H98z", INK)
    p.path("M94 150q16 40-8 96l-14 20V140zM206 150q-16 40 8 96l14 20V140z", INK)
    p.path("M108 164q14-14 32 0M160 164q18-14 32 0", "none", f' stroke="{INK}" stroke-width="4"')
    p.path("M110 180q14-12 30 0-16 10-30 0zM160 180q14-12 30 0-16 10-30 0z", INK)
    p.path("M148 184l-7 32h12", "none", f' stroke="{ROSE}" stroke-width="4"')
    p.path("M128 236q12-12 22-4 10-8 22 4-10 18-22 18t-22-18z", RED)
    p.line("M84 306q66 38 132 0", RED, 6, "round")
    for i in range(9):
        x = 88 + i * 15.5
        p.circle(x, 308 + 20 * (1 - ((i - 4) / 4) ** 2), 6, AMBER)
    p.title("PANDORA'S/BOX", PAPER, cap=30, bottom=410)


@poster("woman-in-the-moon", "Woman in the Moon", 1929, "Fritz Lang", TEAL)
def woman_in_the_moon(p):
    p.circle(226, 70, 118, PAPER)
    p.circle(186, 60, 20, BONE)
    p.circle(240, 120, 28, BONE)
    p.circle(250, 30, 12, BONE)
    p.circle(196, 128, 9, BONE)
    # The count that every launch has used since.
    for i, digit in enumerate("654321"):
        p.letters(digit, (NAVY, NAVY, NAVY, NAVY, NAVY, AMBER)[i], 24, 30 + i * 50, 0.9)
    p.path("M112 344C118 300 124 262 132 220h26c8 42 14 84 20 124z", AMBER)
    p.path("M130 344c4-36 8-70 12-110h8c4 40 8 74 12 110z", PAPER)
    p.path("M145 74c22 30 26 70 20 140h-40c-6-70-2-110 20-140z", RED)
    p.path("M145 74c22 30 26 70 20 140h-20z", INK)
    p.path("M125 170l-22 34v32l24-18zM165 170l22 34v32l-24-18z", INK)
    p.circle(145, 134, 10, PAPER)
    p.circle(145, 134, 6, NAVY)
    p.path("M132 214h26l6 14h-38z", PAPER)
    p.path("M0 332q40-26 80-8 36-22 70-2 34-20 70 0 40-20 80 8v122H0z", NAVY)
    p.title("WOMAN/IN THE MOON", PAPER, cap=30, bottom=412)


@poster("people-on-sunday", "People on Sunday", 1930, "Robert Siodmak & Edgar G. Ulmer", SKY, PAPER)
def people_on_sunday(p):
    # The gramophone record is the sun of the day off.
    p.circle(196, 140, 108, INK)
    for r in (98, 88, 78, 68, 58):
        p.ring(196, 140, r, NAVY, 2)
    p.circle(196, 140, 42, AMBER)
    p.circle(196, 140, 5, PAPER)
    p.path("M196 140L232 40A106 106 0 0 1 262 57z", PAPER, ' fill-opacity=".3"')
    p.rect(0, 196, 300, 254, TEAL)
    for y, ink in ((210, SKY), (236, PAPER), (262, SKY)):
        p.line(wave(y, 14, 60, phase=y % 40), ink, 5)
    # Two who float.
    for x, cap in ((70, RED), (138, AMBER)):
        p.circle(x, 222, 17, ROSE)
        p.path(f"M{x - 18} 220a18 18 0 0 1 36 0z", cap)
        p.path(f"M{x - 26} 244q26-22 52 0z", ROSE)
    p.path("M0 296q76-30 150-6t150-8v168H0z", BONE)
    p.path("M206 372L224 290", "none", f' stroke="{INK}" stroke-width="5"')
    with p.moved(224, 290, 12):
        p.path("M-62 4A62 56 0 0 1 62 4z", RED)
        p.path("M-24 4Q-22-50 0-52-44-44-62 4zM24 4Q22-50 0-52 12-20 12 4z", PAPER)
    p.path("M0 338h300v112H0z", NAVY)
    p.title("PEOPLE/ON SUNDAY", PAPER, cap=27, bottom=414, leading=1.22)
