"""Posters for Japan, Korea, China, Bengal, Iran and Egypt, with their titles in their own scripts."""

from .inks import AMBER, BONE, INK, NAVY, OLIVE, PAPER, RED, ROSE, SKY, TEAL
from .motifs import figure, spikes, spiral, stars, turned
from .poster import number as n, poster

EAST_ASIAN = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Songti SC',serif"
KOREAN = "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR',sans-serif"
BENGALI = "'Kohinoor Bangla','Nirmala UI','Noto Sans Bengali',sans-serif"
ARABIC = "'Geeza Pro','Segoe UI','Noto Naskh Arabic',serif"


def column(p, characters, color, size, x, y, step=1.12):
    """Sets a title from top to bottom, one character below the other."""
    for i, character in enumerate(characters):
        p.text(character, color, size, x, y + i * size * step, "middle", EAST_ASIAN,
               ' font-weight="700"')


@poster("orochi", "Orochi", 1925, "Buntarō Futagawa", INK)
def orochi(p):
    # One sword against a ring of lanterns.
    p.circle(150, 172, 134, NAVY)
    for i in range(16):
        x, y = turned(150, 172, 118, i * 22.5 + 11)
        with p.moved(x, y, i * 22.5 + 11):
            p.ellipse(0, 0, 11, 15, AMBER)
            p.rect(-6, -17, 12, 4, RED)
            p.rect(-6, 13, 12, 4, RED)
    for a, r in ((20, 76), (75, 82), (130, 74), (200, 80), (255, 78), (318, 72)):
        (ax, ay), (bx, by) = turned(150, 172, 100, a), turned(150, 172, r - 40, a + 22)
        p.line(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", SKY, 2)
    p.path("M118 258q-20-70 14-108l-12-8 8-8 16 8q-2-12 2-18l-6-16 10 8q4-6 12-6t12 8q6 12-2 24l18 12"
           "q24 20 18 104z", PAPER)
    p.path("M146 116q4-8 12-8t12 8l-2 6q-10-6-22 0z", INK)
    p.path("M128 150l40 44-8 64h-34q-14-56 2-108z", RED)
    p.line("M116 138L52 74", SKY, 5)
    p.line("M122 144L112 134M108 144L120 132", AMBER, 4)
    column(p, "雄呂血", PAPER, 30, 264, 340)
    p.title("OROCHI", RED, cap=54, bottom=406, width=200)


@poster("a-page-of-madness", "A Page of Madness", 1926, "Teinosuke Kinugasa", TEAL)
def page_of_madness(p):
    p.line(spiral(150, 176, 4, 26, 7.5), NAVY, 13)
    # A smiling mask behind the bars of the ward.
    p.path("M78 140c0-70 36-92 72-92s72 22 72 92c0 78-34 134-72 134s-72-56-72-134z", PAPER)
    p.path("M80 118c6-52 36-70 70-70s64 18 70 70c-20-30-48-42-70-42s-50 12-70 42z", INK)
    p.path("M98 124q16-12 32 0-16 8-32 0zM170 124q16-12 32 0-16 8-32 0z", INK)
    p.path("M94 154q20-14 42 2-22 12-42-2zM164 156q22-16 42-2-20 14-42 2z", INK)
    p.path("M146 150q-8 30-10 40 14 12 28 0-2-10-10-40", "none", f' stroke="{BONE}" stroke-width="5"')
    p.path("M112 208q38 22 76 0-4 40-38 40t-38-40z", RED)
    p.path("M124 214q26 10 52 0l-4 12q-22 6-44 0z", INK)
    p.circle(102, 192, 11, ROSE)
    p.circle(198, 192, 11, ROSE)
    for x in (32, 91, 150, 209, 268):
        p.rect(x - 5, 0, 10, 322, INK)
    p.rect(0, 36, 300, 8, INK)
    p.rect(0, 276, 300, 8, INK)
    p.rect(0, 318, 300, 132, INK)
    p.text("狂った一頁", AMBER, 22, 20, 348, "start", EAST_ASIAN, ' font-weight="700"')
    p.title("A PAGE/OF MADNESS", PAPER, cap=25, bottom=412, leading=1.24)


@poster("rashomon", "Rashomon", 1950, "Akira Kurosawa", SKY)
def rashomon(p):
    p.circle(214, 96, 54, PAPER)
    # A ruined gate in the rain: four tell what happened, and no two alike.
    p.path("M-4 132Q70 120 92 66H208Q230 120 304 132L296 152H4z", INK)
    p.path("M78 66h144l10-16H68z", INK)
    p.rect(14, 152, 272, 14, RED)
    p.path("M34 166h24v172H34zM98 166h24v172H98zM178 166h24v172h-24zM242 166h24v172h-24z", RED)
    p.path("M20 186h260v16H20z", INK)
    p.path("M122 202h56v136h-56z", PAPER)
    p.path("M228 66l18 22 16-6-8 24 26 20-20 4-28-16zM180 66l-8 22 16 12-22 8-18-42z", SKY)
    figure(p, 72, 338, 52, INK, None)
    figure(p, 90, 338, 44, INK, None, 6)
    figure(p, 150, 338, 62, INK, "flat")
    figure(p, 222, 338, 48, INK, None, -6)
    rain = ""
    for i in range(26):
        x, y = (i * 67) % 330 - 10, (i * 97) % 300
        rain += f"M{x + 16} {y}l-14 40"
    p.line(rain, NAVY, 2.5)
    p.rect(0, 334, 300, 116, NAVY)
    p.text("羅生門", RED, 40, 280, 404, "end", EAST_ASIAN, ' font-weight="700"')
    p.title("RASHOMON", PAPER, cap=36, bottom=404, width=128)


@poster("ikiru", "Ikiru", 1952, "Akira Kurosawa", NAVY)
def ikiru(p):
    stars(p, [((i * i * 37 + i * 11) % 300, i * 7 % 331) for i in range(47)], PAPER, 2.8)
    # The swing, the snow, the song.
    p.line("M62 340L96 40H204L238 340M96 40L84 24M204 40L216 24", RED, 9)
    p.line("M84 40H216", RED, 11)
    p.line("M128 40L122 240M172 40L178 240", AMBER, 3)
    p.rect(112, 238, 76, 8, AMBER)
    p.path("M124 240q-8-66 14-76h24q22 10 14 76z", INK)
    p.path("M122 238l-6 52 14 2 10-40h20l10 40 14-2-6-52z", INK)
    p.path("M142 164h16l-8 24z", PAPER)
    p.path("M150 188l-4 26 4 10 4-10z", RED)
    p.circle(150, 148, 17, ROSE)
    p.path("M126 138h48v-6h-10q-2-18-14-18t-14 18h-10z", BONE)
    p.path("M130 186L124 176M170 186L176 176", "none", f' stroke="{INK}" stroke-width="12" stroke-linecap="round"')
    p.path("M0 336q60-30 130-12t170-10v136H0z", PAPER)
    p.text("生きる", INK, 44, 280, 398, "end", EAST_ASIAN, ' font-weight="700"')
    p.title("IKIRU", RED, cap=46, bottom=402, width=120)
    p.rect(0, 416, 300, 34, NAVY)


@poster("seven-samurai", "Seven Samurai", 1954, "Akira Kurosawa", AMBER)
def seven_samurai(p):
    # The banner: six circles, one triangle, and the village.
    p.line("M62 14V346", INK, 7)
    p.path("M62 24H262q-10 46 0 92t0 92 0 92H62z", PAPER)
    for x, y in ((112, 66), (162, 66), (212, 66), (112, 122), (162, 122), (212, 122)):
        p.ring(x, y, 19, INK, 9)
    p.path("M162 154l24 40h-48z", "none", f' stroke="{RED}" stroke-width="9"')
    p.text("た", INK, 68, 162, 276, "middle", EAST_ASIAN, ' font-weight="700"')
    p.path("M0 346q40-20 90-16t110 2 100-12v130H0z", OLIVE)
    for i, (x, h) in enumerate(((24, 40), (50, 48), (88, 44), (122, 52), (204, 46), (238, 54), (272, 42))):
        figure(p, x, 350, h, INK, None, (-4, 3)[i % 2])
        p.line(f"M{x + 6} {350 - h * 0.35:.0f}L{x + 20} {350 - h * 1.25:.0f}", INK, 2.5)
    p.rect(0, 344, 300, 106, INK)
    p.title("SEVEN/SAMURAI", PAPER, cap=26, bottom=412, leading=1.22, width=170)
    p.text("七人の侍", RED, 28, 280, 412, "end", EAST_ASIAN, ' font-weight="700"')


@poster("throne-of-blood", "Throne of Blood", 1957, "Akira Kurosawa", BONE, PAPER)
def throne_of_blood(p):
    p.circle(150, 170, 120, RED)
    # Nowhere to stand between the arrows.
    p.path("M92 450V330q-18-40 2-92 8-20 34-26l-4-18h52l-4 18q26 6 34 26 20 52 2 92v120z", INK)
    p.path("M110 168q-4-50 40-54 44 4 40 54l10 22h-24q-26 16-52 0h-24z", INK)
    p.path("M150 128C110 110 92 70 98 40 112 78 132 92 150 98 168 92 188 78 202 40 208 70 190 110 150 128z", AMBER)
    p.path("M122 160q28-12 56 0l-4 26q-8 24-24 24t-24-24z", ROSE)
    p.line("M126 164l18 8M174 164l-18 8", INK, 5)
    p.ellipse(136, 178, 6, 5, PAPER)
    p.ellipse(164, 178, 6, 5, PAPER)
    p.ellipse(150, 196, 8, 6, INK)
    p.line("M106 256H194M102 280H198M100 304H200", RED, 4)
    for x, y, a in ((0, 60, 20), (0, 130, 10), (0, 200, 2), (0, 268, -8), (300, 50, 158), (300, 118, 168),
                    (300, 190, 178), (300, 256, 188), (0, 300, -18), (300, 306, 196)):
        with p.moved(x, y, a):
            p.line("M-20 0H96", INK, 3.5)
            p.path("M112 0L92-6v12z", INK)
            p.path("M6-9h20l8 9-8 9H6l8-9z", PAPER)
    p.rect(0, 330, 300, 120, INK)
    p.text("蜘蛛巣城", AMBER, 22, 20, 362, "start", EAST_ASIAN, ' font-weight="700"')
    p.title("THRONE OF BLOOD", PAPER, cap=34, bottom=408)


@poster("the-housemaid", "The Housemaid", 1960, "Kim Ki-young", OLIVE)
def housemaid(p):
    p.path("M0 0h300v250H0z", AMBER)
    # Piano keys are stairs; a glass of water waits at the top.
    for i in range(8):
        x, y = i * 38, 100 + i * 26
        p.path(f"M{x} {y}h35v{330 - y}h-35z", PAPER)
        if i not in (2, 6):
            p.rect(x + 24, y + 14, 24, 80 if i < 5 else 50, INK)
    p.path("M24 22h64l-8 78H32z", SKY)
    p.path("M27 50h58l-5 50H32z", TEAL)
    p.path("M24 22h64l-8 78H32z", "none", f' stroke="{PAPER}" stroke-width="4"')
    p.path("M110 178c-22 0-28-8-28-14 0-14 18-20 34-14 10 4 20 8 30 18 2 4 0 8-6 10zM122 154a8 8 0 1 1 10 6z", INK)
    p.path("M84 166q-24 14-30-6-4-14-20-8", "none", f' stroke="{INK}" stroke-width="3" stroke-linecap="round"')
    p.circle(134, 168, 2, RED)
    # She watches from the edge of the picture.
    p.path("M300 8C226 8 186 64 190 132c4 64 40 116 110 118z", INK)
    p.path("M300 62c-46 0-72 26-72 74 0 54 30 92 72 100z", PAPER)
    p.path("M226 138c6-46 36-70 74-78V22C240 30 206 80 226 138z", INK)
    p.path("M240 136q26-26 50 0-26 20-50 0z", SKY)
    p.circle(258, 135, 11, INK)
    p.path("M236 134q28-34 58 2", "none", f' stroke="{INK}" stroke-width="5"')
    p.path("M234 108q26-18 56-2", "none", f' stroke="{INK}" stroke-width="5"')
    p.path("M268 200q18-14 32-8v22q-18 2-32-14z", RED)
    p.rect(0, 326, 300, 124, INK)
    p.text("하녀", RED, 32, 280, 366, "end", KOREAN, ' font-weight="700"')
    p.title("THE/HOUSEMAID", PAPER, cap=29, bottom=412, leading=1.24)


@poster("the-goddess", "The Goddess", 1934, "Wu Yonggang", NAVY)
def goddess(p):
    # A street lamp, and all that its light asks of her.
    p.polygon([(176, 66), (60, 336), (300, 336), (300, 250)], AMBER)
    p.polygon([(176, 66), (106, 336), (260, 336)], PAPER)
    p.line("M42 340V70Q42 34 78 34H176V52", INK, 9)
    p.path("M152 66q2-18 24-18t24 18z", RED)
    for x, y, w, h, ink in ((8, 120, 22, 70, TEAL), (236, 20, 40, 96, RED), (268, 130, 24, 60, TEAL)):
        p.rect(x, y, w, h, ink)
    p.text("神", AMBER, 30, 256, 56, "middle", EAST_ASIAN, ' font-weight="700"')
    p.text("女", AMBER, 30, 256, 98, "middle", EAST_ASIAN, ' font-weight="700"')
    p.path("M158 336c-6-34 4-64 2-92-14-20-14-50 4-62h30c18 12 18 42 4 62-2 28 8 58 2 92z", TEAL)
    p.path("M164 182l14 12 16-12-4-8h-22z", RED)
    p.path("M160 196L136 244 148 252 166 222zM198 196q24 24 16 60l-12-2q2-26-12-40z", ROSE)
    p.circle(179, 158, 17, ROSE)
    p.path("M160 164q-4-30 20-30 22 2 18 30l-8-14-12-4-10 4z", INK)
    p.line("M166 250q14 8 28 0M164 276q16 8 30 0M163 302q16 8 32 0", AMBER, 2.5)
    figure(p, 128, 336, 74, INK, None, 0)
    p.polygon([(168, 336), (200, 336), (120, 420), (40, 420)], INK)
    p.rect(0, 334, 300, 116, INK)
    p.title("THE GODDESS", PAPER, cap=42, bottom=402)


@poster("pather-panchali", "Pather Panchali", 1955, "Satyajit Ray", SKY, PAPER)
def pather_panchali(p):
    p.rect(0, 150, 300, 300, BONE)
    # Beyond the white grass runs a train.
    p.path("M0 74c26-18 46-8 62-14 14-26 50-24 62-6 24-10 44 4 60 2 20-16 40-10 52 8v14H0z", PAPER)
    p.path("M20 132h30v18H20zM56 132h30v18H56zM92 132h30v18H92zM128 132h30v18h-30zM164 132h30v18h-30zM200 138h40"
           "v12h-40zM200 122h14v28h-14zM228 124h8v14h-8z", INK)
    p.path("M232 118C226 96 236 84 236 74", "none", f' stroke="{PAPER}" stroke-width="10"')
    p.line("M0 153H300", INK, 4)
    p.path("M0 450V250q70-34 150-16t150-14v230z", OLIVE)
    for i in range(17):
        x = 6 + i * 18
        lean = (i * 37) % 17 - 4
        top = 190 + (i * 53) % 60
        p.line(f"M{x} 350Q{x} {top + 60} {x + lean} {top + 10}", PAPER, 2.5)
        with p.moved(x + lean, top, lean + 10):
            p.path("M0 34C-10 14-6-14 4-34 12-14 10 14 0 34z", PAPER)
    # A sister and a brother, running.
    with p.moved(112, 338, 8):
        p.path("M-18 0L-12-44Q-16-78 0-84 18-80 16-46L30-4 20 0 4-30-8 2z", RED)
        p.circle(4, -96, 14, INK)
        p.path("M-2-100Q-26-90-22-64L-12-78z", INK)
        p.path("M12-70L40-86 42-80 16-58z", RED)
    with p.moved(186, 338, 10):
        p.path("M-12 0L-8-34Q-12-60 2-64 16-60 12-36L22-2 14 0 2-22-4 2z", PAPER)
        p.circle(4, -74, 12, INK)
        p.path("M-6-50L-32-62-34-56-6-40z", PAPER)
    p.rect(0, 336, 300, 114, INK)
    p.text("পথের পাঁচালী", AMBER, 27, 20, 370, "start", BENGALI, ' font-weight="700"')
    p.title("PATHER PANCHALI", PAPER, cap=32, bottom=412)


@poster("the-lor-girl", "The Lor Girl", 1933, "Ardeshir Irani", RED)
def lor_girl(p):
    # A carpet whose medallion looks back.
    p.rect(20, 20, 260, 300, NAVY)
    p.path("M20 20H280V320H20z", "none", f' stroke="{AMBER}" stroke-width="5"')
    p.path("M34 34H266V306H34z", "none", f' stroke="{BONE}" stroke-width="8" stroke-dasharray="8 8"')
    for x, y, sx, sy in ((46, 46, 1, 1), (254, 46, -1, 1), (46, 294, 1, -1), (254, 294, -1, -1)):
        with p.group(f'transform="translate({x} {y})scale({sx} {sy})"'):
            p.path("M0 0H72L60 12 48 12 48 24 36 24 36 36 24 36 24 48 12 48 12 60 0 72z", TEAL)
            p.path("M0 0H34L0 34z", AMBER)
    p.polygon(spikes(150, 170, 98, 112, 16, 0), AMBER)
    p.circle(150, 170, 92, RED)
    p.circle(150, 170, 84, BONE)
    p.path("M92 230Q60 96 150 92t58 138l-14 22Q150 268 106 252z", INK)
    p.path("M112 156q0-34 38-34t38 34c0 50-18 76-38 76s-38-26-38-76z", PAPER)
    p.path("M110 158q6-38 40-38t40 38q-18-26-40-26t-40 26z", INK)
    for i in range(7):
        p.circle(117 + i * 11, 142 - 12 * (1 - ((i - 3) / 3) ** 2), 4, AMBER)
    p.path("M120 172q12-12 26 0-12 8-26 0zM154 172q14-12 26 0-14 8-26 0z", INK)
    p.line("M116 162q16-12 32-2M152 160q16-10 32 2", INK, 4)
    p.line("M150 172l-6 26h10", ROSE, 4)
    p.path("M136 212q14-8 28 0-14 12-28 0z", RED)
    p.rect(0, 330, 300, 120, INK)
    p.text("دختر لر", AMBER, 34, 280, 362, "end", ARABIC, ' font-weight="700"')
    p.title("THE LOR GIRL", PAPER, cap=29, bottom=413)


@poster("cairo-station", "Cairo Station", 1958, "Youssef Chahine", AMBER, PAPER)
def cairo_station(p):
    # Every track crosses hers.
    p.circle(150, 92, 58, RED)
    for dx in (-150, -50, 50, 150):
        left, right = 150 + dx * 0.16, 150 + dx * 2.1
        for offset, spread in ((-4, -20), (4, 20)):
            p.line(f"M{n(left + offset)} 150L{n(right + spread)} 340", INK, 4)
    for i in range(9):
        y = 158 + i * i * 2.3
        p.line(f"M{n(150 - 34 - (y - 150) * 1.9)} {n(y)}H{n(150 + 34 + (y - 150) * 1.9)}", INK, 1 + i * 0.6)
    p.path("M0 152V110h24V84h8V56l6-14 6 14v28h8v26h40v-20h12v-12q22-20 44-6v18h16v20h34V88h8V66l6-14 6 14v22h8v22"
           "h74v42z", INK)
    p.path("M112 320V204q0-16 12-26v-38h28v38q12 10 12 26v116q0 8-8 8h-36q-8 0-8-8z", TEAL)
    p.rect(120, 128, 36, 16, RED)
    p.path("M112 220h52v64h-52z", PAPER)
    p.circle(138, 252, 22, RED)
    p.path("M120 198q0-10 8-18", "none", f' stroke="{SKY}" stroke-width="5" stroke-linecap="round"')
    p.path("M176 316V228q0-12 9-20v-28h21v28q9 8 9 20v88q0 8-8 8h-23q-8 0-8-8z", OLIVE)
    p.rect(182, 170, 27, 13, RED)
    p.path("M176 240h39v46h-39z", PAPER)
    p.circle(195.5, 263, 14, AMBER)
    p.rect(0, 330, 300, 120, NAVY)
    p.text("باب الحديد", AMBER, 31, 280, 360, "end", ARABIC, ' font-weight="700"')
    p.title("CAIRO STATION", PAPER, cap=29, bottom=413)
