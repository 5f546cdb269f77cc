"""Posters for the first two decades of film."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import figure, rays, spikes, stars, turned
from .poster import poster


@poster("the-arrival-of-a-train", "The Arrival of a Train at La Ciotat", 1896,
        "Auguste & Louis Lumière", SKY)
def arrival_of_a_train(p):
    p.polygon([(0, 330), (150, 118), (300, 330)], BONE)
    p.rect(0, 318, 300, 132, BONE)
    # The smoke, rolling off to the left.
    p.path("M150 92c-14-34 12-58 42-50 4-38 62-44 78-10 24-10 44 4 44 28V0H0v28"
           "c26-14 44 2 48 20 30-12 60 6 62 44z", PAPER)
    p.line("M84 300L56 340M216 300L244 340", INK, 5)
    p.circle(150, 196, 108, INK)
    p.ring(150, 196, 92, TEAL, 5)
    p.circle(150, 196, 66, TEAL)
    p.circle(150, 196, 26, AMBER)
    p.circle(150, 196, 13, PAPER)
    p.rect(130, 62, 40, 40, INK)
    p.rect(122, 56, 56, 12, INK)
    p.rect(34, 284, 232, 30, RED)
    for x in (62, 238):
        p.rect(x - 22, 276, 44, 12, INK)
        p.circle(x, 299, 17, INK)
        p.circle(x, 299, 9, BONE)
    p.polygon([(74, 314), (226, 314), (204, 340), (96, 340)], INK)
    p.rect(0, 340, 300, 110, INK)
    p.title("THE ARRIVAL/OF A TRAIN", AMBER, cap=28, bottom=413)


@poster("the-man-with-the-rubber-head", "The Man with the Rubber Head", 1901, "Georges Méliès",
        AMBER, INK)
def rubber_head(p):
    def head(scale, x, y, skin):
        with p.moved(x, y, 0, scale):
            p.path("M-62-40C-62-124 62-124 62-40V22C62 96 26 116 0 116S-62 96-62 22z", skin)
            p.path("M-62-2C-76-2-76 34-60 34zM62-2C76-2 76 34 60 34z", skin)
            p.path("M-62-20C-66-134 66-134 62-20 52-34 48-62 44-74 14-62-34-66-46-82-48-58-54-34-62-20z",
                   INK)
            p.path("M-46-14h32M14-14h32", "none", f' stroke="{INK}" stroke-width="9"')
            p.circle(-30, 4, 9, INK)
            p.circle(30, 4, 9, INK)
            p.path("M-6 6L-12 38H10", "none", f' stroke="{INK}" stroke-width="5"')
            p.path("M0 50C-14 40-40 44-50 60-30 62-12 66 0 58 12 66 30 62 50 60 40 44 14 40 0 50z", INK)
            p.ellipse(0, 80, 17, 11, RED)

    p.circle(150, 168, 168, ROSE)
    head(1.36, 150, 176, PAPER)
    # The bellows that blow it up, and the pipe to them.
    p.line("M150 330v22H74", INK, 8)
    p.polygon([(20, 330), (74, 344), (74, 362), (20, 374)], RED)
    p.line("M36 334v36M54 339v27", INK, 3)
    figure(p, 250, 364, 54, INK, "top", -8)
    p.title("THE MAN WITH/THE RUBBER HEAD", INK, cap=18, bottom=416, leading=1.25)


@poster("a-trip-to-the-moon", "A Trip to the Moon", 1902, "Georges Méliès", NAVY)
def trip_to_the_moon(p):
    stars(p, [(32, 40), (86, 22), (262, 48), (280, 120), (24, 150), (40, 300), (276, 290),
              (226, 22), (16, 232), (286, 210)], AMBER, 2)
    p.circle(150, 190, 128, PAPER)
    p.path("M150 62a128 128 0 0 1 0 256c46-60 46-196 0-256z", BONE)
    # The face, and what has just landed in it.
    p.path("M70 168q26-30 52 0", "none", f' stroke="{INK}" stroke-width="7" stroke-linecap="round"')
    p.ellipse(96, 184, 14, 9, INK)
    p.path("M146 178c-10 34-26 52-14 62 8 6 20 4 26 0", "none",
           f' stroke="{INK}" stroke-width="6" stroke-linecap="round"')
    p.path("M96 262c26 26 74 28 106-2-14 44-86 52-106 2z", RED)
    p.path("M84 254q8 2 12 10M214 250q-10 2-14 10", "none",
           f' stroke="{INK}" stroke-width="5" stroke-linecap="round"')
    p.ellipse(200, 176, 30, 20, INK)
    with p.moved(204, 172, 38):
        p.path("M-19 10V-66h38V10C12 18-12 18-19 10z", TEAL)
        p.path("M-25-66h50v-13h-50z", RED)
        p.path("M-19-44h38M-19-22h38", "none", f' stroke="{PAPER}" stroke-width="3"')
    p.path("M196 196q-6 26 4 44", "none",
           f' stroke="{RED}" stroke-width="8" stroke-linecap="round"')
    p.title("A TRIP/TO THE MOON", AMBER, cap=34, bottom=410)


@poster("the-great-train-robbery", "The Great Train Robbery", 1903, "Edwin S. Porter", RED)
def great_train_robbery(p):
    p.circle(150, 168, 132, INK)
    for i in range(6):
        x, y = turned(150, 168, 84, i * 60)
        p.circle(x, y, 30, BONE if i else INK)
        p.circle(x, y, 21, AMBER if i else INK)
        if i:
            p.circle(x, y, 8, INK)
    p.rect(128, 24, 44, 96, INK)
    p.circle(150, 84, 44, BONE)
    p.circle(150, 84, 32, INK)
    p.path("M143 10h14v30h-14z", BONE)
    p.circle(150, 168, 26, BONE)
    p.circle(150, 168, 12, INK)
    p.title("THE GREAT/TRAIN/ROBBERY", PAPER, cap=27, bottom=412, leading=1.24)


@poster("the-impossible-voyage", "The Impossible Voyage", 1904, "Georges Méliès", ROSE, INK)
def impossible_voyage(p):
    rays(p, 196, 150, 96, 340, 20, 7, PAPER)
    p.polygon(spikes(196, 150, 94, 124, 20), RED)
    p.circle(196, 150, 92, AMBER)
    p.path("M138 116q18-18 38-2M212 108q20-16 40 4", "none",
           f' stroke="{INK}" stroke-width="7" stroke-linecap="round"')
    p.circle(160, 132, 8, INK)
    p.circle(230, 128, 8, INK)
    p.ellipse(182, 190, 36, 30, INK)
    p.circle(250, 172, 13, ROSE)
    # A train that has left the mountain and the rails behind.
    p.path("M0 400L0 318 40 300 70 330 96 318 130 372 130 400z", TEAL)
    p.path("M0 400h130v50H0z", TEAL)
    cars = [(30, 276, -46), (62, 246, -42), (98, 218, -36)]
    for x, y, turn in cars:
        with p.moved(x, y, turn):
            p.path("M-19-13h38v24h-38z", INK)
            p.path("M-14-8h7v9h-7zM-3.500-8h7v9h-7zM7-8h7v9h-7z", AMBER)
            p.path("M-11 12h0M11 12h0", "none",
                   f' stroke="{INK}" stroke-width="11" stroke-linecap="round"')
    with p.moved(142, 196, -24):
        p.path("M-22 11V-20h14v10h24q9 0 9 10v11zM6-10v-14h9v14z", INK)
        p.path("M-12 12h0M12 12h0", "none",
               f' stroke="{INK}" stroke-width="14" stroke-linecap="round"')
    p.rect(0, 344, 300, 106, TEAL)
    p.path("M0 346L34 306 62 336 84 322 112 346z", TEAL)
    p.path("M34 306L50 324 40 328 34 320 24 328 20 322z", PAPER)
    p.title("THE IMPOSSIBLE/VOYAGE", PAPER, cap=27, bottom=412)
    p.rect(0, 418, 300, 32, ROSE)


@poster("the-conquest-of-the-pole", "The Conquest of the Pole", 1912, "Georges Méliès", TEAL)
def conquest_of_the_pole(p):
    # The giant of the snows, up to the chest in ice.
    p.path("M70 318C40 130 92 66 150 66S260 130 230 318z", PAPER)
    p.path("M86 150C60 20 240 20 214 150 196 96 104 96 86 150z", SKY)
    p.path("M100 146l40 12M200 146l-40 12", "none", f' stroke="{INK}" stroke-width="9"')
    p.circle(122, 172, 10, INK)
    p.circle(178, 172, 10, INK)
    p.path("M150 168l-12 36h24z", SKY)
    p.path("M98 222h104c-2 52-22 74-52 74s-50-22-52-74z", RED)
    p.path("M98 222h104l-10 18-14-16-14 18-14-18-14 18-14-18-14 16z", PAPER)
    p.path("M134 290a18 16 0 0 1 32 0 50 50 0 0 1-32 0z", INK)
    p.path("M70 230C62 260 66 330 78 350h30C84 330 76 270 86 236zM230 230c8 30 4 100-8 120h-30"
           "c24-20 32-80 22-114z", SKY)
    p.path("M0 330l34-44 26 32 32-40 30 40 32-26 30 26 34-44 32 40 26-34 24 50v120H0z", NAVY)
    p.path("M34 286l12 34-24-6zM92 278l14 36-26-6zM218 274l12 38-24-6zM276 280l10 34-20-6z", SKY)
    # The flying bus, which he takes for a morsel.
    with p.moved(238, 56, -14):
        p.path("M-30-6h46l14 8-14 8h-46l-8-8z", AMBER)
        p.path("M-24-14h52", "none", f' stroke="{AMBER}" stroke-width="3"')
        p.path("M-18-14v8M4-14v8M34-10v24M-42-8v20", "none", f' stroke="{AMBER}" stroke-width="3"')
    p.title("THE CONQUEST/OF THE POLE", PAPER, cap=27, bottom=410)


@poster("the-cameramans-revenge", "The Cameraman's Revenge", 1912, "Władysław Starewicz", OLIVE)
def cameramans_revenge(p):
    p.circle(150, 172, 140, AMBER)
    # A stag beetle seen from above, with a lens where the head would be.
    legs = "M118 176L58 138 40 98M116 214L48 220 26 258M122 252L74 290 70 330"
    mirrored = "M182 176L242 138 260 98M184 214L252 220 274 258M178 252L226 290 230 330"
    p.line(legs + mirrored, INK, 8, "round")
    p.ellipse(150, 236, 56, 80, INK)
    p.path("M147 172h6v144h-6z", AMBER)
    p.path("M112 210q-8 40 14 76", "none",
           f' stroke="{RED}" stroke-width="8" stroke-linecap="round"')
    p.path("M104 180Q100 146 116 138h68q16 8 12 42z", INK)
    p.path("M122 96C72 88 76 34 104 18 98 46 112 60 138 74zM178 96c50-8 46-62 18-78 6 28-8 42-34 56z",
           INK)
    p.circle(150, 110, 44, INK)
    p.ring(150, 110, 32, PAPER, 5)
    p.circle(150, 110, 24, TEAL)
    p.circle(150, 110, 12, INK)
    p.circle(141, 101, 6, PAPER)
    p.title("THE CAMERAMAN'S/REVENGE", PAPER, cap=27, bottom=410)


@poster("suspense", "Suspense", 1913, "Lois Weber", INK)
def suspense(p):
    # The screen split in three, as in the film: he comes, she waits, he hears of it.
    p.clip("a", "M20 20H150L20 300z")
    p.clip("b", "M150 20H280V300z")
    p.clip("c", "M150 30L276 306H24z")
    p.path("M20 20H146L20 292z", RED)
    p.path("M154 20H280V292z", SKY)
    p.path("M150 34L274 302H26z", AMBER)
    with p.clipped("a"):
        figure(p, 62, 190, 132, INK, "flat", 6)
        p.polygon([(84, 112), (132, 84), (124, 100), (88, 124)], PAPER)
    with p.clipped("b"):
        p.path("M222 60h34v12h-9v66h9v14h-34v-14h9V72h-9z", INK)
        p.path("M206 74q-10 30 0 60M194 66q-14 38 0 76", "none",
               f' stroke="{INK}" stroke-width="5"')
    with p.clipped("c"):
        p.path("M62 250Q150 150 238 250 150 330 62 250z", PAPER)
        p.circle(150, 244, 40, TEAL)
        p.circle(150, 244, 19, INK)
        p.circle(138, 232, 8, PAPER)
        p.path("M52 236Q150 118 248 236", "none", f' stroke="{INK}" stroke-width="12"')
    p.title("SUSPENSE", PAPER, cap=62, bottom=404)


@poster("fantomas", "Fantômas: In the Shadow of the Guillotine", 1913, "Louis Feuillade", ROSE, PAPER)
def fantomas(p):
    p.circle(232, 74, 40, PAPER)
    # Larger than the city: hat, mask and tails are one black shape.
    p.path("M104 116V14h92v102h40v16H64v-16z", INK)
    p.path("M106 132h88v46c0 34-18 52-44 52s-44-18-44-52z", PAPER)
    p.rect(104, 92, 92, 14, RED)
    p.path("M100 146h100v24c-14 14-38 12-50-6-12 18-36 20-50 6z", INK)
    p.ellipse(126, 159, 13, 6, PAPER)
    p.ellipse(174, 159, 13, 6, PAPER)
    p.circle(128, 159, 4, INK)
    p.circle(176, 159, 4, INK)
    p.path("M132 206q18 10 36 0", "none", f' stroke="{RED}" stroke-width="6"')
    p.path("M0 450V318C20 262 84 236 116 218l34 46 34-46c32 18 96 44 116 100v132z", INK)
    p.path("M122 222l28 42 28-42 10 18-38 100-38-100z", PAPER)
    p.path("M150 246l-26-13v26zM150 246l26-13v26z", RED)
    p.path("M0 336h30v-16h22v16h26v-26l18-18 18 18v26h30v-12h20v12h34v-30h26v30h24v-20h18v20h34v114H0z",
           NAVY)
    p.path("M37 328h8v8h-8zM92 312h8v8h-8zM190 318h8v8h-8zM234 326h8v8h-8z", AMBER)
    p.title("FANTÔMAS", PAPER, cap=40, bottom=414)


@poster("gertie-the-dinosaur", "Gertie the Dinosaur", 1914, "Winsor McCay", PAPER, INK)
def gertie(p):
    p.rect(0, 268, 300, 182, SKY)
    p.path("M0 268V210L52 150 92 208 128 178 190 268z", BONE)
    # One line from the tail's end to the smile.
    p.path("M300 214c-6 40-36 56-58 40-14-40-76-52-116-22C106 214 96 150 104 104 108 74 100 56 78 52"
           "c-22-2-40 8-56 22-6 8 2 16 12 15 20-2 30 2 32 20 4 60-4 128 10 176 4 16-2 44-6 55h36l8-38"
           "c22 6 52 6 70 0l8 38h38c-4-24-2-44 8-58 24-4 50-18 62-42z", OLIVE)
    p.circle(72, 66, 5, INK)
    p.path("M26 84q22 2 38-6", "none", f' stroke="{INK}" stroke-width="3" stroke-linecap="round"')
    p.path("M146 300q22 14 52 2M128 250q14-10 30-10", "none",
           f' stroke="{INK}" stroke-width="4" stroke-linecap="round"')
    figure(p, 32, 340, 58, INK, None, 0)
    p.path("M36 300L56 262", "none", f' stroke="{INK}" stroke-width="3"')
    p.circle(58, 258, 6, RED)
    p.title("GERTIE", RED, cap=52, top=20, x=128, width=152, align="right")
    p.title("THE DINOSAUR", INK, cap=27, bottom=410)


@poster("les-vampires", "Les Vampires", 1915, "Louis Feuillade", AMBER, INK)
def les_vampires(p):
    p.circle(150, 150, 118, PAPER)
    # Irma Vep takes wing.
    p.path("M150 96C118 60 60 44 10 62c22 16 26 40 20 70 20-12 40-6 50 14 14-14 34-10 44 8"
           "c2 60-2 120-8 190h30l4-90 4 90h30c-6-70-10-130-8-190 10-18 30-22 44-8 10-20 30-26 50-14"
           "-6-30-2-54 20-70-50-18-108-2-140 34z", INK)
    p.path("M150 44c22 0 32 18 30 40-2 20-14 34-30 34s-28-14-30-34c-2-22 8-40 30-40z", INK)
    p.path("M128 78q22-18 44 0v8q-22 14-44 0z", PAPER)
    p.ellipse(140, 82, 5, 4, INK)
    p.ellipse(160, 82, 5, 4, INK)
    p.path("M138 100q12 7 24 0-12-6-24 0z", RED)
    p.title("LES/VAMPIRES", RED, cap=44, bottom=408, leading=1.22)


@poster("matches-an-appeal", "Matches: An Appeal", "undated", "Arthur Melbourne-Cooper", NAVY)
def matches(p):
    def match(x1, y1, x2, y2):
        p.line(f"M{x1} {y1}L{x2} {y2}", BONE, 8)
        p.add(f'<path d="M{x2} {y2}h0" stroke="{RED}" stroke-width="17" stroke-linecap="round"/>')

    p.rect(120, 40, 160, 150, INK)
    p.title("SEND/MATCHES", PAPER, cap=22, x=134, top=74, width=132, leading=1.5)
    # A man made of what he asks for.
    match(92, 140, 92, 72)
    p.circle(92, 62, 19, RED)
    p.line("M92 96V214", BONE, 9)
    match(92, 122, 156, 152)
    match(92, 122, 36, 176)
    match(92, 210, 52, 312)
    match(92, 210, 140, 312)
    p.rect(0, 318, 300, 6, AMBER)
    with p.moved(228, 318):
        p.polygon([(-46, 0), (-46, -62), (46, -62), (46, 0)], RED)
        p.rect(-46, -62, 92, 15, AMBER)
        p.path("M-34-62v-26M-18-62v-34M-2-62v-28M14-62v-36M30-62v-24", "none",
               f' stroke="{BONE}" stroke-width="6"')
        p.add(f'<path d="M-34-88h0M-18-96h0M-2-90h0M14-98h0M30-86h0" stroke="{TEAL}"'
              ' stroke-width="12" stroke-linecap="round"/>')
        p.path("M-30-30h60M-20-18h40", "none", f' stroke="{PAPER}" stroke-width="4"')
    p.title("MATCHES/AN APPEAL", PAPER, cap=30, bottom=410)
