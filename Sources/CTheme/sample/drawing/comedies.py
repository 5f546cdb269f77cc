"""Posters for American silents: the clowns first, then thieves, phantoms and igloos."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import crescent, figure, rays, spikes, stars, turned, wheel
from .poster import number as n, poster


@poster("one-week", "One Week", 1920, "Buster Keaton & Eddie Cline", AMBER)
def one_week(p):
    p.rect(0, 330, 300, 120, OLIVE)
    # A house built from the right boxes in the wrong order.
    with p.moved(150, 318, -7):
        p.polygon([(-92, 8), (-70, -150), (104, -132), (84, 10)], PAPER)
        p.polygon([(-112, -146), (-30, -250), (30, -196), (70, -226), (128, -122)], RED)
        p.polygon([(-10, -158), (60, -150), (66, -84), (0, -92)], TEAL)
        p.line("M26-154L33-88M-6-126L63-117", PAPER, 5)
        with p.moved(-50, -96, 24):
            p.rect(-17, -22, 34, 44, NAVY)
            p.line("M0-22V22M-17 0H17", PAPER, 5)
        with p.moved(44, -30, -12):
            p.rect(-20, -44, 40, 84, RED)
            p.circle(12, 0, 4, AMBER)
        p.line("M-78-66L88-50", BONE, 6)
        p.line("M-60-66L-64 6M-24-62L-28 8", BONE, 6)
        p.polygon([(60, -214), (66, -262), (90, -254), (84, -190)], INK)
    with p.moved(226, 84, 38):
        p.rect(-20, -26, 40, 10, INK)
        p.rect(-10, -42, 20, 18, INK)
    figure(p, 262, 344, 66, INK, None, -12)
    p.title("ONE WEEK", PAPER, cap=50, bottom=408)


@poster("the-kid", "The Kid", 1921, "Charles Chaplin", BONE, PAPER)
def the_kid(p):
    p.rect(0, 0, 300, 450, RED)
    for row in range(9):
        shift = 0 if row % 2 else -34
        p.line(f"M0 {row * 36 + 36}H300" + "".join(
            f"M{x} {row * 36}v36" for x in range(34 + shift, 301, 68)), ROSE, 3)
    p.rect(0, 322, 300, 128, INK)
    p.rect(0, 306, 300, 16, BONE)
    # Big steps and small ones.
    p.path("M66 40H164L158 240q28 4 48 20 14 10 12 28v18H96q-8-10-4-66z", INK)
    p.path("M66 40H104L112 306H20q-10-24 8-36 16-10 22-30z", INK)
    p.path("M108 306L112 100 118 306z", RED)
    p.line("M150 260q18 2 34 14M146 278q16-2 26 8", BONE, 4)
    p.rect(92, 296, 126, 10, NAVY)
    p.rect(14, 296, 92, 10, NAVY)
    p.path("M218 176h48l2 86q14 4 20 18l2 26h-54l-2-80-4 80h-34q-2-26 16-34z", AMBER)
    p.path("M218 176h48l1 24h-50z", TEAL)
    p.rect(194, 296, 36, 10, INK)
    p.rect(234, 296, 56, 10, INK)
    p.line("M246 226l12 10M248 238l10-12", RED, 4)
    p.title("THE KID", AMBER, cap=58, bottom=408)


@poster("safety-last", "Safety Last!", 1923, "Fred C. Newmeyer & Sam Taylor", SKY, PAPER)
def safety_last(p):
    p.rect(0, 0, 206, 450, BONE)
    for y in (26, 300):
        p.path("M24 {0}h36v60h-36zM84 {0}h36v60h-36zM144 {0}h36v60h-36z".format(y), NAVY)
    # Half past two, and two hundred feet above the street.
    p.circle(132, 186, 112, INK)
    p.circle(132, 186, 100, PAPER)
    for hour in range(12):
        (ax, ay), (bx, by) = (turned(132, 186, r, hour * 30) for r in (90, 74 if hour % 3 else 66))
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", INK, 5 if hour % 3 else 9)
    p.line("M132 186L226 202", RED, 10)
    p.line("M132 186L152 128", INK, 10)
    p.circle(132, 186, 12, INK)
    with p.moved(222, 204, -5):
        p.line("M-10 0V48M12 0V48", NAVY, 10)
        p.line("M-4 92L-16 136M6 92L26 130", NAVY, 12)
        p.line("M-18 138H-4M25 132L38 124", INK, 9, "round")
        p.path("M-16 46H18L13 98H-11z", NAVY)
        p.path("M-6 46H8L1 66z", PAPER)
        p.line("M-10 2V-4M12 2V-4", ROSE, 11, "round")
        p.circle(1, 33, 14, ROSE)
        p.path("M-18 24H20V19H11V9H-9V19H-18z", AMBER)
        p.rect(-9, 15, 20, 4, INK)
        p.ring(-5, 33, 4.5, INK, 2.5)
        p.ring(7, 33, 4.5, INK, 2.5)
    p.path("M0 346h300v104H0z", INK)
    p.title("SAFETY/LAST!", PAPER, cap=27, bottom=414, leading=1.22)


@poster("sherlock-jr", "Sherlock Jr.", 1924, "Buster Keaton", INK)
def sherlock_jr(p):
    # From the projection box straight into the picture.
    p.polygon([(70, 322), (108, 34), (280, 34), (280, 250)], AMBER)
    p.rect(112, 34, 164, 214, NAVY)
    p.rect(122, 44, 144, 194, SKY)
    p.path("M122 238V150L160 112 196 150 226 122 266 158V238z", TEAL)
    p.circle(232, 84, 20, PAPER)
    p.rect(122, 214, 144, 24, BONE)
    with p.moved(132, 262, 8):
        p.path("M-20 60L-26-40Q-20-72 4-74 28-70 30-40L26-2 64 26 58 42 14 20-2 60z", INK)
        p.circle(4, -92, 19, ROSE)
        p.path("M-26-100h60v-8h-14v-9h-32v9h-14z", INK)
        p.path("M26-52L74-78 80-68 32-34z", INK)
        p.path("M10-92l12 4-10 4z", INK)
    p.ring(222, 176, 24, INK, 6)
    p.line("M206 194L186 216", INK, 9)
    p.path("M10 306h52v36H10z", RED)
    p.circle(22, 296, 16, RED)
    p.circle(50, 296, 12, RED)
    p.circle(22, 296, 5, INK)
    p.circle(50, 296, 4, INK)
    p.path("M62 314h12v18h-12z", BONE)
    p.title("SHERLOCK JR.", PAPER, cap=44, bottom=406)


@poster("the-gold-rush", "The Gold Rush", 1925, "Charles Chaplin", TEAL)
def gold_rush(p):
    # Thanksgiving dinner.
    p.circle(150, 170, 110, PAPER)
    p.circle(150, 170, 84, BONE)
    with p.moved(26, 28, 0, 0.84):
        p.path("M82 108H148C146 138 150 152 176 160 214 170 232 182 232 208V218H80z", INK)
        p.path("M76 218H236v14H136l-2 12H76z", RED)
        p.path("M82 108h66v12H82z", NAVY)
        for i in range(4):
            x, y = 140 + i * 12, 128 + i * 11
            p.line(f"M{x - 4} {y + 8}l17-9", AMBER, 4, "round")
        p.line("M152 128c26-40 52-8 30 8s-40-30 0-44 66 22 44 52 22 40 30 12", AMBER, 4, "round")
        p.line("M92 228h0M108 228h0M124 228h0M150 226h0M166 226h0M182 226h0M198 226h0M214 226h0", PAPER, 4,
               "round")
    p.path("M20 288h12V142q8-4 8-16V64h-6v46h-5V64h-6v46h-5V64h-6v62q0 12 8 16z", PAPER)
    p.path("M268 288h12V64q-18 20-18 70 0 24 6 34z", PAPER)
    p.title("THE/GOLD RUSH", AMBER, cap=38, bottom=410, leading=1.2)


@poster("the-general", "The General", 1926, "Buster Keaton & Clyde Bruckman", BONE, PAPER)
def the_general(p):
    p.path("M300 0H96c-20 4-30 26-16 42-30-4-44 28-22 44-26 0-36 30-14 44h36c30-2 44-16 44-34 30 4 50-10 54-30"
           " 40 6 60-12 60-34h62z", PAPER)
    p.rect(0, 322, 300, 128, RED)
    p.rect(0, 312, 300, 10, INK)
    # The engine that he loves second best in the world, or best.
    p.path("M36 132l-12-34h64l-12 34v34H36z", INK)
    p.path("M14 166h206v84H14z", NAVY)
    p.path("M84 166h10v84H84zM150 166h10v84h-10z", AMBER)
    p.path("M112 166q0-28 18-28t18 28z", AMBER)
    p.path("M204 108h96v142h-96z", RED)
    p.path("M192 96h108v16H192z", INK)
    p.rect(222, 128, 34, 44, PAPER)
    p.rect(268, 128, 32, 44, PAPER)
    p.rect(0, 250, 300, 16, INK)
    p.polygon([(0, 262), (40, 262), (14, 312), (0, 312)], RED)
    p.rect(0, 184, 14, 34, AMBER)
    for x, r in ((74, 27), (164, 47), (262, 47)):
        wheel(p, x, 312 - r, r - 3, INK, 10, 6)
        p.circle(x, 312 - r, r * 0.22, RED)
    p.line("M74 292H164L262 284", AMBER, 8, "round")
    # He sits on the rod, and up and down he goes.
    with p.moved(208, 282):
        p.path("M-16-2h42v24l14 2v8H14V12h-30z", OLIVE)
        p.path("M-17 4q-8-40 6-48h16q10 6 8 48z", PAPER)
        p.line("M2-32L14-14H28", PAPER, 8, "round")
        p.circle(-2, -55, 12, ROSE)
        p.path("M-17-60h30v-5h-7v-6h-16v6h-7z", INK)
    p.title("THE GENERAL", PAPER, cap=44, bottom=404)


@poster("steamboat-bill-jr", "Steamboat Bill, Jr.", 1928, "Charles Reisner & Buster Keaton", SKY, PAPER)
def steamboat_bill(p):
    for y, dx in ((38, 0), (76, 60), (114, -20), (152, 30), (196, -40), (240, 40)):
        p.line(f"M{dx} {y}h90q24 0 24-12t-18-10M{dx + 130} {y + 8}h60", PAPER, 5, "round")
    p.rect(0, 318, 300, 132, INK)
    # The front of the house comes down; one small window is open.
    p.polygon([(40, 318), (16, 72), (142, 6), (284, 54), (262, 318)], RED)
    p.polygon([(16, 72), (142, 6), (284, 54), (286, 68), (142, 22), (16, 90)], NAVY)
    for y in (104, 128, 152, 176, 200, 224, 248, 272, 296):
        p.line(f"M{16 + (y - 72) * 0.1:.0f} {y}H{n(284 - (y - 54) * 0.085)}", ROSE, 2)
    p.polygon([(52, 118), (96, 112), (102, 186), (60, 190)], NAVY)
    p.polygon([(204, 112), (250, 118), (242, 190), (198, 186)], NAVY)
    p.polygon([(116, 162), (186, 162), (190, 318), (112, 318)], INK)
    p.polygon([(122, 168), (180, 168), (184, 318), (118, 318)], SKY)
    figure(p, 151, 319, 124, INK, "flat")
    p.polygon([(138, 64), (164, 64), (164, 104), (138, 104)], AMBER)
    p.line("M151 64v40M138 84h26", NAVY, 3)
    p.title("STEAMBOAT/BILL, JR.", PAPER, cap=30, bottom=412, leading=1.2)


@poster("steamboat-willie", "Steamboat Willie", 1928, "Walt Disney & Ub Iwerks", AMBER, PAPER)
def steamboat_willie(p):
    # Three whistles in tune, and the wheel.
    for i, (x, top) in enumerate(((62, 96), (96, 72), (130, 52))):
        p.path(f"M{x - 11} 190V{top + 22}h22V190z", RED)
        p.path(f"M{x - 11} {top + 14}q11-26 22 0z", RED)
        p.path(f"M{x - 11} {top + 16}h22v5h-22z", INK)
        p.circle(x - 16, top - 12, 12, PAPER)
        p.circle(x - 30, top - 26, 15, PAPER)
        p.circle(x - 14, top - 34, 11, PAPER)
    for x, y in ((196, 60), (240, 96), (268, 40)):
        p.ellipse(x, y, 11, 8, INK, f' transform="rotate(-20 {x} {y})"')
        p.path(f"M{x + 7} {y - 3}v-38q12 6 18 20-6-6-13-7v25z", INK)
    p.rect(0, 190, 300, 260, NAVY)
    for i in range(8):
        (ax, ay), (bx, by) = (turned(172, 242, r, i * 45 + 10) for r in (12, 116))
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", BONE, 10, "round")
    p.ring(172, 242, 78, BONE, 18)
    p.ring(172, 242, 78, RED, 5)
    p.circle(172, 242, 24, BONE)
    p.circle(172, 242, 9, RED)
    p.path("M0 332q25-14 50 0t50 0 50 0 50 0 50 0 50 0v118H0z", TEAL)
    p.title("STEAMBOAT/WILLIE", PAPER, cap=27, bottom=414, leading=1.22)


@poster("the-phantom-of-the-opera", "The Phantom of the Opera", 1925, "Rupert Julian", RED)
def phantom_of_the_opera(p):
    p.path("M98 0H202Q250 160 234 450H66Q50 160 98 0z", INK)
    # Between the curtains: half a face, the other half a mask.
    p.path("M150 96c42 0 62 32 60 76-2 30-12 44-22 62-8 16-18 26-38 26z", BONE)
    p.path("M150 96c-42 0-62 32-60 76 2 30 12 44 22 62 8 16 18 26 38 26z", PAPER)
    p.path("M100 166q18-14 40 2-14 20-40-2z", INK)
    p.path("M160 158q28-16 44 4 2 24-22 26-22-4-22-30z", INK)
    p.circle(182, 174, 4, AMBER)
    p.circle(122, 168, 3, AMBER)
    p.path("M150 178l-10 30h10zM150 184l12 22-12 4z", INK)
    p.path("M150 226h34l-6 20h-28z", INK)
    p.path("M156 226v20M164 226v20M172 226v18", "none", f' stroke="{BONE}" stroke-width="4"')
    p.path("M120 232q14 10 30 4", "none", f' stroke="{INK}" stroke-width="5"')
    p.path("M92 132q58-60 116 0l-8-40-50-22-50 22z", INK)
    for i, x in enumerate((0, 34, 68)):
        p.path(f"M{x} 0q34 160 {8 - i * 6} 450h8q28-290-2-450z", INK, ' fill-opacity=".35"')
        p.path(f"M{300 - x} 0q-34 160 {i * 6 - 8} 450h-8q-28-290 2-450z", INK, ' fill-opacity=".35"')
    p.path("M0 0h300v22q-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0z", AMBER)
    p.rect(0, 318, 300, 132, INK)
    p.title("THE PHANTOM/OF THE OPERA", PAPER, cap=29, bottom=410)


@poster("the-thief-of-bagdad", "The Thief of Bagdad", 1924, "Raoul Walsh", NAVY, INK)
def thief_of_bagdad(p):
    stars(p, [(30, 120), (64, 40), (250, 150), (276, 60), (150, 22), (214, 26), (20, 210), (284, 216)],
          PAPER, 1.8)
    crescent(p, 84, 104, 56, AMBER, -30)
    # The carpet, over a city of onions.
    with p.moved(166, 176, -10):
        p.path("M-110 26Q-60-6 0 14T112-8L126 14Q70 46 6 32T-96 50z", RED)
        p.path("M-92 32Q-52 8 0 24T108 4", "none", f' stroke="{AMBER}" stroke-width="5"')
        p.line("M-110 26l-12 4M-105 34l-12 5M-100 42l-12 6M112-8l11-6M118 0l11-5M124 8l11-4", AMBER, 3)
        p.path("M-8 20q-8-54 6-66 14 2 22 22l34-22 6 8-34 34 2 22z", PAPER)
        p.path("M-20 22q6-22 30-18l34 4-2 12z", ROSE)
        p.circle(2, -58, 12, ROSE)
        p.path("M-12-62q14-16 28 0l-2-12q-12-10-24 0z", RED)
    p.path("M0 450V318h20v-60l7-14 7 14v60h18c-10-42 34-58 56-96 22 38 66 54 56 96h18v-84l8-16 8 16v84h10"
           "c-6-30 22-42 38-66 16 24 38 36 40 66h14v132z", TEAL)
    p.path("M98 318v-22q0-16 12-24 12 8 12 24v22z", AMBER)
    p.path("M238 318v-14q0-10 9-16 9 6 9 16v14z", AMBER)
    p.path("M108 222v-18M246 252v-14", "none", f' stroke="{TEAL}" stroke-width="4"')
    p.rect(0, 318, 300, 132, AMBER)
    p.title("THE THIEF/OF BAGDAD", INK, cap=32, bottom=411, leading=1.22)


@poster("nanook-of-the-north", "Nanook of the North", 1922, "Robert J. Flaherty", SKY, PAPER)
def nanook(p):
    p.path("M0 330V250l60-30 40 24 60-36 70 34 70-26v114z", PAPER)
    # A face in a ring of fur.
    p.path("M40 450C36 360 70 290 150 290s114 70 110 160z", INK)
    p.polygon(spikes(150, 176, 108, 130, 34), BONE)
    p.polygon(spikes(150, 176, 96, 112, 30, 5), PAPER)
    p.circle(150, 176, 92, INK)
    p.path("M82 176c0-52 28-72 68-72s68 20 68 72c0 54-34 78-68 78s-68-24-68-78z", ROSE)
    p.path("M84 158c8-44 34-54 66-54s58 10 66 54c-12-16-26-28-34-40-8 12-20 16-32 16s-24-4-32-16"
           "c-8 12-22 24-34 40z", INK)
    p.line("M102 174q18-12 36 2M198 174q-18-12-36 2", INK, 7, "round")
    p.line("M104 156q14-8 30-2M196 156q-14-8-30-2", INK, 4, "round")
    p.path("M142 180q-8 20-4 24 12 8 24 0 4-4-4-24z", RED, ' fill-opacity=".55"')
    p.path("M118 218q32 14 64 0-8 24-32 24t-32-24z", PAPER)
    p.circle(104, 204, 12, RED, ' fill-opacity=".45"')
    p.circle(196, 204, 12, RED, ' fill-opacity=".45"')
    p.rect(0, 330, 300, 120, NAVY)
    p.title("NANOOK/OF THE NORTH", PAPER, cap=28, bottom=413, leading=1.24)


@poster("within-our-gates", "Within Our Gates", 1920, "Oscar Micheaux", OLIVE)
def within_our_gates(p):
    p.path("M56 350V150a94 94 0 0 1 188 0v200z", AMBER)
    rays(p, 150, 330, 0, 280, 14, 5, PAPER, -84, 180)
    p.clip("g", "M56 350V150a94 94 0 0 1 188 0v200z")
    # She walks in, whoever holds the gate.
    p.path("M150 126c18 0 24 16 22 32l-6 18c22 4 32 18 34 44l10 130H90l10-130c2-26 12-40 34-44l-6-18"
           "c-2-16 4-32 22-32z", INK)
    p.path("M118 138q32-40 64 0l14 4q-46 18-92 0z", RED)
    p.line("M136 196l14 18 14-18", PAPER, 5)
    with p.group('fill="none"'):
        p.line("M20 350V92L92 132V386M38 358V106M56 366V112M74 376V122M20 200L92 226M20 320L92 350", INK, 7)
        p.line("M280 350V92L208 132V386M262 358V106M244 366V112M226 376V122M280 200L208 226M280 320L208 350",
               INK, 7)
    p.path("M20 92l-7-18h14zM38 106l-6-16h12zM56 112l-6-16h12zM74 122l-6-16h12zM92 132l-7-18h14z"
           "M280 92l-7-18h14zM262 106l-6-16h12zM244 112l-6-16h12zM226 122l-6-16h12zM208 132l-7-18h14z", INK)
    p.rect(0, 346, 300, 104, INK)
    p.title("WITHIN/OUR GATES", PAPER, cap=26, bottom=414, leading=1.22)
