// Written by embed.sh.
#include "CTheme.h"

static const unsigned char file_1[] = {
#embed "../../Public/_headers" if_empty(0)
};
static const unsigned char file_2[] = {
#embed "../../Public/cards.css" if_empty(0)
};
static const unsigned char file_3[] = {
#embed "../../Public/icon-180.png" if_empty(0)
};
static const unsigned char file_4[] = {
#embed "../../Public/icon-192.png" if_empty(0)
};
static const unsigned char file_5[] = {
#embed "../../Public/icon-512.png" if_empty(0)
};
static const unsigned char file_6[] = {
#embed "../../Public/icon-maskable-512.png" if_empty(0)
};
static const unsigned char file_7[] = {
#embed "../../Public/icon.svg" if_empty(0)
};
static const unsigned char file_8[] = {
#embed "../../Public/item.css" if_empty(0)
};
static const unsigned char file_9[] = {
#embed "../../Public/lightbox.css" if_empty(0)
};
static const unsigned char file_10[] = {
#embed "../../Public/lightbox.js" if_empty(0)
};
static const unsigned char file_11[] = {
#embed "../../Public/media.js" if_empty(0)
};
static const unsigned char file_12[] = {
#embed "../../Public/page.js" if_empty(0)
};
static const unsigned char file_13[] = {
#embed "../../Public/report.css" if_empty(0)
};
static const unsigned char file_14[] = {
#embed "../../Public/report.js" if_empty(0)
};
static const unsigned char file_15[] = {
#embed "../../Public/search.js" if_empty(0)
};
static const unsigned char file_16[] = {
#embed "../../Public/style.css" if_empty(0)
};
static const unsigned char file_17[] = {
#embed "../../Public/theme.js" if_empty(0)
};
static const unsigned char file_18[] = {
#embed "../../Templates/attribution.mustache" if_empty(0)
};
static const unsigned char file_19[] = {
#embed "../../Templates/card-explore.mustache" if_empty(0)
};
static const unsigned char file_20[] = {
#embed "../../Templates/card-gif.mustache" if_empty(0)
};
static const unsigned char file_21[] = {
#embed "../../Templates/card-movie.mustache" if_empty(0)
};
static const unsigned char file_22[] = {
#embed "../../Templates/explore.mustache" if_empty(0)
};
static const unsigned char file_23[] = {
#embed "../../Templates/facts.mustache" if_empty(0)
};
static const unsigned char file_24[] = {
#embed "../../Templates/feed.mustache" if_empty(0)
};
static const unsigned char file_25[] = {
#embed "../../Templates/galleries.mustache" if_empty(0)
};
static const unsigned char file_26[] = {
#embed "../../Templates/gallery.mustache" if_empty(0)
};
static const unsigned char file_27[] = {
#embed "../../Templates/grid-head.mustache" if_empty(0)
};
static const unsigned char file_28[] = {
#embed "../../Templates/item.mustache" if_empty(0)
};
static const unsigned char file_29[] = {
#embed "../../Templates/kind.mustache" if_empty(0)
};
static const unsigned char file_30[] = {
#embed "../../Templates/name.mustache" if_empty(0)
};
static const unsigned char file_31[] = {
#embed "../../Templates/not-found.mustache" if_empty(0)
};
static const unsigned char file_32[] = {
#embed "../../Templates/nothing-found.mustache" if_empty(0)
};
static const unsigned char file_33[] = {
#embed "../../Templates/page.mustache" if_empty(0)
};
static const unsigned char file_34[] = {
#embed "../../Templates/pagination.mustache" if_empty(0)
};
static const unsigned char file_35[] = {
#embed "../../Templates/picture.mustache" if_empty(0)
};
static const unsigned char file_36[] = {
#embed "../../Templates/placeholder.mustache" if_empty(0)
};
static const unsigned char file_37[] = {
#embed "../../Templates/player.mustache" if_empty(0)
};
static const unsigned char file_38[] = {
#embed "../../Templates/report-alternates.mustache" if_empty(0)
};
static const unsigned char file_39[] = {
#embed "../../Templates/report-chart-subject.mustache" if_empty(0)
};
static const unsigned char file_40[] = {
#embed "../../Templates/report-chart-title.mustache" if_empty(0)
};
static const unsigned char file_41[] = {
#embed "../../Templates/report-chart.mustache" if_empty(0)
};
static const unsigned char file_42[] = {
#embed "../../Templates/report-counts.mustache" if_empty(0)
};
static const unsigned char file_43[] = {
#embed "../../Templates/report-files.mustache" if_empty(0)
};
static const unsigned char file_44[] = {
#embed "../../Templates/report-link.mustache" if_empty(0)
};
static const unsigned char file_45[] = {
#embed "../../Templates/report-question.mustache" if_empty(0)
};
static const unsigned char file_46[] = {
#embed "../../Templates/report-results.mustache" if_empty(0)
};
static const unsigned char file_47[] = {
#embed "../../Templates/report.mustache" if_empty(0)
};
static const unsigned char file_48[] = {
#embed "../../Templates/robots.mustache" if_empty(0)
};
static const unsigned char file_49[] = {
#embed "../../Templates/search.mustache" if_empty(0)
};
static const unsigned char file_50[] = {
#embed "../../Templates/sitemap-index.mustache" if_empty(0)
};
static const unsigned char file_51[] = {
#embed "../../Templates/sitemap.mustache" if_empty(0)
};
static const unsigned char file_52[] = {
#embed "../../Templates/title.mustache" if_empty(0)
};
static const unsigned char file_53[] = {
#embed "../../Templates/words/ar.yml" if_empty(0)
};
static const unsigned char file_54[] = {
#embed "../../Templates/words/bn.yml" if_empty(0)
};
static const unsigned char file_55[] = {
#embed "../../Templates/words/en.yml" if_empty(0)
};
static const unsigned char file_56[] = {
#embed "../../Templates/words/ko.yml" if_empty(0)
};
static const unsigned char file_57[] = {
#embed "../../Templates/words/ru.yml" if_empty(0)
};
static const unsigned char file_58[] = {
#embed "house-profile.rng" if_empty(0)
};
static const unsigned char file_59[] = {
#embed "sample/clips/applause.mp4" if_empty(0)
};
static const unsigned char file_60[] = {
#embed "sample/clips/applause.png" if_empty(0)
};
static const unsigned char file_61[] = {
#embed "sample/clips/beating-heart.mp4" if_empty(0)
};
static const unsigned char file_62[] = {
#embed "sample/clips/beating-heart.png" if_empty(0)
};
static const unsigned char file_63[] = {
#embed "sample/clips/countdown.mp4" if_empty(0)
};
static const unsigned char file_64[] = {
#embed "sample/clips/countdown.png" if_empty(0)
};
static const unsigned char file_65[] = {
#embed "sample/clips/curtain-call.mp4" if_empty(0)
};
static const unsigned char file_66[] = {
#embed "sample/clips/curtain-call.png" if_empty(0)
};
static const unsigned char file_67[] = {
#embed "sample/clips/dancing-skeleton.mp4" if_empty(0)
};
static const unsigned char file_68[] = {
#embed "sample/clips/dancing-skeleton.png" if_empty(0)
};
static const unsigned char file_69[] = {
#embed "sample/clips/excited-cat.mp4" if_empty(0)
};
static const unsigned char file_70[] = {
#embed "sample/clips/excited-cat.png" if_empty(0)
};
static const unsigned char file_71[] = {
#embed "sample/clips/eye-roll.mp4" if_empty(0)
};
static const unsigned char file_72[] = {
#embed "sample/clips/eye-roll.png" if_empty(0)
};
static const unsigned char file_73[] = {
#embed "sample/clips/fireworks.mp4" if_empty(0)
};
static const unsigned char file_74[] = {
#embed "sample/clips/fireworks.png" if_empty(0)
};
static const unsigned char file_75[] = {
#embed "sample/clips/galloping-horse.mp4" if_empty(0)
};
static const unsigned char file_76[] = {
#embed "sample/clips/galloping-horse.png" if_empty(0)
};
static const unsigned char file_77[] = {
#embed "sample/clips/hat-off.mp4" if_empty(0)
};
static const unsigned char file_78[] = {
#embed "sample/clips/hat-off.png" if_empty(0)
};
static const unsigned char file_79[] = {
#embed "sample/clips/iris-out.mp4" if_empty(0)
};
static const unsigned char file_80[] = {
#embed "sample/clips/iris-out.png" if_empty(0)
};
static const unsigned char file_81[] = {
#embed "sample/clips/mind-blown.mp4" if_empty(0)
};
static const unsigned char file_82[] = {
#embed "sample/clips/mind-blown.png" if_empty(0)
};
static const unsigned char file_83[] = {
#embed "sample/clips/moonrise.mp4" if_empty(0)
};
static const unsigned char file_84[] = {
#embed "sample/clips/moonrise.png" if_empty(0)
};
static const unsigned char file_85[] = {
#embed "sample/clips/night-train.mp4" if_empty(0)
};
static const unsigned char file_86[] = {
#embed "sample/clips/night-train.png" if_empty(0)
};
static const unsigned char file_87[] = {
#embed "sample/clips/pendulum.mp4" if_empty(0)
};
static const unsigned char file_88[] = {
#embed "sample/clips/pendulum.png" if_empty(0)
};
static const unsigned char file_89[] = {
#embed "sample/clips/popcorn.mp4" if_empty(0)
};
static const unsigned char file_90[] = {
#embed "sample/clips/popcorn.png" if_empty(0)
};
static const unsigned char file_91[] = {
#embed "sample/clips/projector.mp4" if_empty(0)
};
static const unsigned char file_92[] = {
#embed "sample/clips/projector.png" if_empty(0)
};
static const unsigned char file_93[] = {
#embed "sample/clips/rainy-window.mp4" if_empty(0)
};
static const unsigned char file_94[] = {
#embed "sample/clips/rainy-window.png" if_empty(0)
};
static const unsigned char file_95[] = {
#embed "sample/clips/typewriter.mp4" if_empty(0)
};
static const unsigned char file_96[] = {
#embed "sample/clips/typewriter.png" if_empty(0)
};
static const unsigned char file_97[] = {
#embed "sample/clips/zoetrope.mp4" if_empty(0)
};
static const unsigned char file_98[] = {
#embed "sample/clips/zoetrope.png" if_empty(0)
};
static const unsigned char file_99[] = {
#embed "sample/gifs.json" if_empty(0)
};
static const unsigned char file_100[] = {
#embed "sample/movies.json" if_empty(0)
};
static const unsigned char file_101[] = {
#embed "sample/posters/a-page-of-madness.svg" if_empty(0)
};
static const unsigned char file_102[] = {
#embed "sample/posters/a-trip-to-the-moon.svg" if_empty(0)
};
static const unsigned char file_103[] = {
#embed "sample/posters/aelita.svg" if_empty(0)
};
static const unsigned char file_104[] = {
#embed "sample/posters/ballet-mecanique.svg" if_empty(0)
};
static const unsigned char file_105[] = {
#embed "sample/posters/battleship-potemkin.svg" if_empty(0)
};
static const unsigned char file_106[] = {
#embed "sample/posters/berlin-symphony-of-a-great-city.svg" if_empty(0)
};
static const unsigned char file_107[] = {
#embed "sample/posters/big-buck-bunny.svg" if_empty(0)
};
static const unsigned char file_108[] = {
#embed "sample/posters/cairo-station.svg" if_empty(0)
};
static const unsigned char file_109[] = {
#embed "sample/posters/carnival-of-souls.svg" if_empty(0)
};
static const unsigned char file_110[] = {
#embed "sample/posters/charade.svg" if_empty(0)
};
static const unsigned char file_111[] = {
#embed "sample/posters/detour.svg" if_empty(0)
};
static const unsigned char file_112[] = {
#embed "sample/posters/dr-mabuse-the-gambler.svg" if_empty(0)
};
static const unsigned char file_113[] = {
#embed "sample/posters/earth.svg" if_empty(0)
};
static const unsigned char file_114[] = {
#embed "sample/posters/fantomas.svg" if_empty(0)
};
static const unsigned char file_115[] = {
#embed "sample/posters/faust.svg" if_empty(0)
};
static const unsigned char file_116[] = {
#embed "sample/posters/gertie-the-dinosaur.svg" if_empty(0)
};
static const unsigned char file_117[] = {
#embed "sample/posters/haxan.svg" if_empty(0)
};
static const unsigned char file_118[] = {
#embed "sample/posters/his-girl-friday.svg" if_empty(0)
};
static const unsigned char file_119[] = {
#embed "sample/posters/ikiru.svg" if_empty(0)
};
static const unsigned char file_120[] = {
#embed "sample/posters/les-vampires.svg" if_empty(0)
};
static const unsigned char file_121[] = {
#embed "sample/posters/man-with-a-movie-camera.svg" if_empty(0)
};
static const unsigned char file_122[] = {
#embed "sample/posters/matches-an-appeal.svg" if_empty(0)
};
static const unsigned char file_123[] = {
#embed "sample/posters/metropolis.svg" if_empty(0)
};
static const unsigned char file_124[] = {
#embed "sample/posters/mr-west.svg" if_empty(0)
};
static const unsigned char file_125[] = {
#embed "sample/posters/nanook-of-the-north.svg" if_empty(0)
};
static const unsigned char file_126[] = {
#embed "sample/posters/napoleon.svg" if_empty(0)
};
static const unsigned char file_127[] = {
#embed "sample/posters/night-of-the-living-dead.svg" if_empty(0)
};
static const unsigned char file_128[] = {
#embed "sample/posters/nosferatu.svg" if_empty(0)
};
static const unsigned char file_129[] = {
#embed "sample/posters/one-week.svg" if_empty(0)
};
static const unsigned char file_130[] = {
#embed "sample/posters/orochi.svg" if_empty(0)
};
static const unsigned char file_131[] = {
#embed "sample/posters/pandoras-box.svg" if_empty(0)
};
static const unsigned char file_132[] = {
#embed "sample/posters/pather-panchali.svg" if_empty(0)
};
static const unsigned char file_133[] = {
#embed "sample/posters/people-on-sunday.svg" if_empty(0)
};
static const unsigned char file_134[] = {
#embed "sample/posters/rashomon.svg" if_empty(0)
};
static const unsigned char file_135[] = {
#embed "sample/posters/safety-last.svg" if_empty(0)
};
static const unsigned char file_136[] = {
#embed "sample/posters/seven-samurai.svg" if_empty(0)
};
static const unsigned char file_137[] = {
#embed "sample/posters/sherlock-jr.svg" if_empty(0)
};
static const unsigned char file_138[] = {
#embed "sample/posters/sintel.svg" if_empty(0)
};
static const unsigned char file_139[] = {
#embed "sample/posters/spies.svg" if_empty(0)
};
static const unsigned char file_140[] = {
#embed "sample/posters/steamboat-bill-jr.svg" if_empty(0)
};
static const unsigned char file_141[] = {
#embed "sample/posters/steamboat-willie.svg" if_empty(0)
};
static const unsigned char file_142[] = {
#embed "sample/posters/strike.svg" if_empty(0)
};
static const unsigned char file_143[] = {
#embed "sample/posters/sunrise.svg" if_empty(0)
};
static const unsigned char file_144[] = {
#embed "sample/posters/suspense.svg" if_empty(0)
};
static const unsigned char file_145[] = {
#embed "sample/posters/the-adventures-of-prince-achmed.svg" if_empty(0)
};
static const unsigned char file_146[] = {
#embed "sample/posters/the-arrival-of-a-train.svg" if_empty(0)
};
static const unsigned char file_147[] = {
#embed "sample/posters/the-cabinet-of-dr-caligari.svg" if_empty(0)
};
static const unsigned char file_148[] = {
#embed "sample/posters/the-cameramans-revenge.svg" if_empty(0)
};
static const unsigned char file_149[] = {
#embed "sample/posters/the-conquest-of-the-pole.svg" if_empty(0)
};
static const unsigned char file_150[] = {
#embed "sample/posters/the-general.svg" if_empty(0)
};
static const unsigned char file_151[] = {
#embed "sample/posters/the-goddess.svg" if_empty(0)
};
static const unsigned char file_152[] = {
#embed "sample/posters/the-gold-rush.svg" if_empty(0)
};
static const unsigned char file_153[] = {
#embed "sample/posters/the-great-train-robbery.svg" if_empty(0)
};
static const unsigned char file_154[] = {
#embed "sample/posters/the-housemaid.svg" if_empty(0)
};
static const unsigned char file_155[] = {
#embed "sample/posters/the-impossible-voyage.svg" if_empty(0)
};
static const unsigned char file_156[] = {
#embed "sample/posters/the-kid.svg" if_empty(0)
};
static const unsigned char file_157[] = {
#embed "sample/posters/the-last-laugh.svg" if_empty(0)
};
static const unsigned char file_158[] = {
#embed "sample/posters/the-little-shop-of-horrors.svg" if_empty(0)
};
static const unsigned char file_159[] = {
#embed "sample/posters/the-lor-girl.svg" if_empty(0)
};
static const unsigned char file_160[] = {
#embed "sample/posters/the-man-with-the-rubber-head.svg" if_empty(0)
};
static const unsigned char file_161[] = {
#embed "sample/posters/the-passion-of-joan-of-arc.svg" if_empty(0)
};
static const unsigned char file_162[] = {
#embed "sample/posters/the-phantom-carriage.svg" if_empty(0)
};
static const unsigned char file_163[] = {
#embed "sample/posters/the-phantom-of-the-opera.svg" if_empty(0)
};
static const unsigned char file_164[] = {
#embed "sample/posters/the-thief-of-bagdad.svg" if_empty(0)
};
static const unsigned char file_165[] = {
#embed "sample/posters/throne-of-blood.svg" if_empty(0)
};
static const unsigned char file_166[] = {
#embed "sample/posters/un-chien-andalou.svg" if_empty(0)
};
static const unsigned char file_167[] = {
#embed "sample/posters/within-our-gates.svg" if_empty(0)
};
static const unsigned char file_168[] = {
#embed "sample/posters/woman-in-the-moon.svg" if_empty(0)
};
static const unsigned char file_169[] = {
#embed "sample/vitrine.yml" if_empty(0)
};

static const vitrine_embedded_file files[] = {
    {"Public/_headers", file_1, sizeof file_1},
    {"Public/cards.css", file_2, sizeof file_2},
    {"Public/icon-180.png", file_3, sizeof file_3},
    {"Public/icon-192.png", file_4, sizeof file_4},
    {"Public/icon-512.png", file_5, sizeof file_5},
    {"Public/icon-maskable-512.png", file_6, sizeof file_6},
    {"Public/icon.svg", file_7, sizeof file_7},
    {"Public/item.css", file_8, sizeof file_8},
    {"Public/lightbox.css", file_9, sizeof file_9},
    {"Public/lightbox.js", file_10, sizeof file_10},
    {"Public/media.js", file_11, sizeof file_11},
    {"Public/page.js", file_12, sizeof file_12},
    {"Public/report.css", file_13, sizeof file_13},
    {"Public/report.js", file_14, sizeof file_14},
    {"Public/search.js", file_15, sizeof file_15},
    {"Public/style.css", file_16, sizeof file_16},
    {"Public/theme.js", file_17, sizeof file_17},
    {"Templates/attribution.mustache", file_18, sizeof file_18},
    {"Templates/card-explore.mustache", file_19, sizeof file_19},
    {"Templates/card-gif.mustache", file_20, sizeof file_20},
    {"Templates/card-movie.mustache", file_21, sizeof file_21},
    {"Templates/explore.mustache", file_22, sizeof file_22},
    {"Templates/facts.mustache", file_23, sizeof file_23},
    {"Templates/feed.mustache", file_24, sizeof file_24},
    {"Templates/galleries.mustache", file_25, sizeof file_25},
    {"Templates/gallery.mustache", file_26, sizeof file_26},
    {"Templates/grid-head.mustache", file_27, sizeof file_27},
    {"Templates/item.mustache", file_28, sizeof file_28},
    {"Templates/kind.mustache", file_29, sizeof file_29},
    {"Templates/name.mustache", file_30, sizeof file_30},
    {"Templates/not-found.mustache", file_31, sizeof file_31},
    {"Templates/nothing-found.mustache", file_32, sizeof file_32},
    {"Templates/page.mustache", file_33, sizeof file_33},
    {"Templates/pagination.mustache", file_34, sizeof file_34},
    {"Templates/picture.mustache", file_35, sizeof file_35},
    {"Templates/placeholder.mustache", file_36, sizeof file_36},
    {"Templates/player.mustache", file_37, sizeof file_37},
    {"Templates/report-alternates.mustache", file_38, sizeof file_38},
    {"Templates/report-chart-subject.mustache", file_39, sizeof file_39},
    {"Templates/report-chart-title.mustache", file_40, sizeof file_40},
    {"Templates/report-chart.mustache", file_41, sizeof file_41},
    {"Templates/report-counts.mustache", file_42, sizeof file_42},
    {"Templates/report-files.mustache", file_43, sizeof file_43},
    {"Templates/report-link.mustache", file_44, sizeof file_44},
    {"Templates/report-question.mustache", file_45, sizeof file_45},
    {"Templates/report-results.mustache", file_46, sizeof file_46},
    {"Templates/report.mustache", file_47, sizeof file_47},
    {"Templates/robots.mustache", file_48, sizeof file_48},
    {"Templates/search.mustache", file_49, sizeof file_49},
    {"Templates/sitemap-index.mustache", file_50, sizeof file_50},
    {"Templates/sitemap.mustache", file_51, sizeof file_51},
    {"Templates/title.mustache", file_52, sizeof file_52},
    {"Templates/words/ar.yml", file_53, sizeof file_53},
    {"Templates/words/bn.yml", file_54, sizeof file_54},
    {"Templates/words/en.yml", file_55, sizeof file_55},
    {"Templates/words/ko.yml", file_56, sizeof file_56},
    {"Templates/words/ru.yml", file_57, sizeof file_57},
    {"house-profile.rng", file_58, sizeof file_58},
    {"sample/clips/applause.mp4", file_59, sizeof file_59},
    {"sample/clips/applause.png", file_60, sizeof file_60},
    {"sample/clips/beating-heart.mp4", file_61, sizeof file_61},
    {"sample/clips/beating-heart.png", file_62, sizeof file_62},
    {"sample/clips/countdown.mp4", file_63, sizeof file_63},
    {"sample/clips/countdown.png", file_64, sizeof file_64},
    {"sample/clips/curtain-call.mp4", file_65, sizeof file_65},
    {"sample/clips/curtain-call.png", file_66, sizeof file_66},
    {"sample/clips/dancing-skeleton.mp4", file_67, sizeof file_67},
    {"sample/clips/dancing-skeleton.png", file_68, sizeof file_68},
    {"sample/clips/excited-cat.mp4", file_69, sizeof file_69},
    {"sample/clips/excited-cat.png", file_70, sizeof file_70},
    {"sample/clips/eye-roll.mp4", file_71, sizeof file_71},
    {"sample/clips/eye-roll.png", file_72, sizeof file_72},
    {"sample/clips/fireworks.mp4", file_73, sizeof file_73},
    {"sample/clips/fireworks.png", file_74, sizeof file_74},
    {"sample/clips/galloping-horse.mp4", file_75, sizeof file_75},
    {"sample/clips/galloping-horse.png", file_76, sizeof file_76},
    {"sample/clips/hat-off.mp4", file_77, sizeof file_77},
    {"sample/clips/hat-off.png", file_78, sizeof file_78},
    {"sample/clips/iris-out.mp4", file_79, sizeof file_79},
    {"sample/clips/iris-out.png", file_80, sizeof file_80},
    {"sample/clips/mind-blown.mp4", file_81, sizeof file_81},
    {"sample/clips/mind-blown.png", file_82, sizeof file_82},
    {"sample/clips/moonrise.mp4", file_83, sizeof file_83},
    {"sample/clips/moonrise.png", file_84, sizeof file_84},
    {"sample/clips/night-train.mp4", file_85, sizeof file_85},
    {"sample/clips/night-train.png", file_86, sizeof file_86},
    {"sample/clips/pendulum.mp4", file_87, sizeof file_87},
    {"sample/clips/pendulum.png", file_88, sizeof file_88},
    {"sample/clips/popcorn.mp4", file_89, sizeof file_89},
    {"sample/clips/popcorn.png", file_90, sizeof file_90},
    {"sample/clips/projector.mp4", file_91, sizeof file_91},
    {"sample/clips/projector.png", file_92, sizeof file_92},
    {"sample/clips/rainy-window.mp4", file_93, sizeof file_93},
    {"sample/clips/rainy-window.png", file_94, sizeof file_94},
    {"sample/clips/typewriter.mp4", file_95, sizeof file_95},
    {"sample/clips/typewriter.png", file_96, sizeof file_96},
    {"sample/clips/zoetrope.mp4", file_97, sizeof file_97},
    {"sample/clips/zoetrope.png", file_98, sizeof file_98},
    {"sample/gifs.json", file_99, sizeof file_99},
    {"sample/movies.json", file_100, sizeof file_100},
    {"sample/posters/a-page-of-madness.svg", file_101, sizeof file_101},
    {"sample/posters/a-trip-to-the-moon.svg", file_102, sizeof file_102},
    {"sample/posters/aelita.svg", file_103, sizeof file_103},
    {"sample/posters/ballet-mecanique.svg", file_104, sizeof file_104},
    {"sample/posters/battleship-potemkin.svg", file_105, sizeof file_105},
    {"sample/posters/berlin-symphony-of-a-great-city.svg", file_106, sizeof file_106},
    {"sample/posters/big-buck-bunny.svg", file_107, sizeof file_107},
    {"sample/posters/cairo-station.svg", file_108, sizeof file_108},
    {"sample/posters/carnival-of-souls.svg", file_109, sizeof file_109},
    {"sample/posters/charade.svg", file_110, sizeof file_110},
    {"sample/posters/detour.svg", file_111, sizeof file_111},
    {"sample/posters/dr-mabuse-the-gambler.svg", file_112, sizeof file_112},
    {"sample/posters/earth.svg", file_113, sizeof file_113},
    {"sample/posters/fantomas.svg", file_114, sizeof file_114},
    {"sample/posters/faust.svg", file_115, sizeof file_115},
    {"sample/posters/gertie-the-dinosaur.svg", file_116, sizeof file_116},
    {"sample/posters/haxan.svg", file_117, sizeof file_117},
    {"sample/posters/his-girl-friday.svg", file_118, sizeof file_118},
    {"sample/posters/ikiru.svg", file_119, sizeof file_119},
    {"sample/posters/les-vampires.svg", file_120, sizeof file_120},
    {"sample/posters/man-with-a-movie-camera.svg", file_121, sizeof file_121},
    {"sample/posters/matches-an-appeal.svg", file_122, sizeof file_122},
    {"sample/posters/metropolis.svg", file_123, sizeof file_123},
    {"sample/posters/mr-west.svg", file_124, sizeof file_124},
    {"sample/posters/nanook-of-the-north.svg", file_125, sizeof file_125},
    {"sample/posters/napoleon.svg", file_126, sizeof file_126},
    {"sample/posters/night-of-the-living-dead.svg", file_127, sizeof file_127},
    {"sample/posters/nosferatu.svg", file_128, sizeof file_128},
    {"sample/posters/one-week.svg", file_129, sizeof file_129},
    {"sample/posters/orochi.svg", file_130, sizeof file_130},
    {"sample/posters/pandoras-box.svg", file_131, sizeof file_131},
    {"sample/posters/pather-panchali.svg", file_132, sizeof file_132},
    {"sample/posters/people-on-sunday.svg", file_133, sizeof file_133},
    {"sample/posters/rashomon.svg", file_134, sizeof file_134},
    {"sample/posters/safety-last.svg", file_135, sizeof file_135},
    {"sample/posters/seven-samurai.svg", file_136, sizeof file_136},
    {"sample/posters/sherlock-jr.svg", file_137, sizeof file_137},
    {"sample/posters/sintel.svg", file_138, sizeof file_138},
    {"sample/posters/spies.svg", file_139, sizeof file_139},
    {"sample/posters/steamboat-bill-jr.svg", file_140, sizeof file_140},
    {"sample/posters/steamboat-willie.svg", file_141, sizeof file_141},
    {"sample/posters/strike.svg", file_142, sizeof file_142},
    {"sample/posters/sunrise.svg", file_143, sizeof file_143},
    {"sample/posters/suspense.svg", file_144, sizeof file_144},
    {"sample/posters/the-adventures-of-prince-achmed.svg", file_145, sizeof file_145},
    {"sample/posters/the-arrival-of-a-train.svg", file_146, sizeof file_146},
    {"sample/posters/the-cabinet-of-dr-caligari.svg", file_147, sizeof file_147},
    {"sample/posters/the-cameramans-revenge.svg", file_148, sizeof file_148},
    {"sample/posters/the-conquest-of-the-pole.svg", file_149, sizeof file_149},
    {"sample/posters/the-general.svg", file_150, sizeof file_150},
    {"sample/posters/the-goddess.svg", file_151, sizeof file_151},
    {"sample/posters/the-gold-rush.svg", file_152, sizeof file_152},
    {"sample/posters/the-great-train-robbery.svg", file_153, sizeof file_153},
    {"sample/posters/the-housemaid.svg", file_154, sizeof file_154},
    {"sample/posters/the-impossible-voyage.svg", file_155, sizeof file_155},
    {"sample/posters/the-kid.svg", file_156, sizeof file_156},
    {"sample/posters/the-last-laugh.svg", file_157, sizeof file_157},
    {"sample/posters/the-little-shop-of-horrors.svg", file_158, sizeof file_158},
    {"sample/posters/the-lor-girl.svg", file_159, sizeof file_159},
    {"sample/posters/the-man-with-the-rubber-head.svg", file_160, sizeof file_160},
    {"sample/posters/the-passion-of-joan-of-arc.svg", file_161, sizeof file_161},
    {"sample/posters/the-phantom-carriage.svg", file_162, sizeof file_162},
    {"sample/posters/the-phantom-of-the-opera.svg", file_163, sizeof file_163},
    {"sample/posters/the-thief-of-bagdad.svg", file_164, sizeof file_164},
    {"sample/posters/throne-of-blood.svg", file_165, sizeof file_165},
    {"sample/posters/un-chien-andalou.svg", file_166, sizeof file_166},
    {"sample/posters/within-our-gates.svg", file_167, sizeof file_167},
    {"sample/posters/woman-in-the-moon.svg", file_168, sizeof file_168},
    {"sample/vitrine.yml", file_169, sizeof file_169},
};

const vitrine_embedded_file *vitrine_embedded_files(size_t *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
