import { formOf } from '../analysis/stem.js';
import { Synonyms } from './synonyms.js';

/**
 * Kinds of things, and what comes nearest where a shop lacks the kind: a tote is a bag. Unlike with synonyms, the
 * shopper is told that there is none.
 */
const KINDS = new Synonyms(
  `
tote, satchel, holdall, duffel, duffle, duffel bag, rucksack, knapsack, carryall, weekender, daypack, clutch, bum bag, fanny pack, belt bag, gym bag, sports bag, book bag, messenger bag, shoulder bag, crossbody > bag
trolley case, cabin case, cabin bag, hand luggage, carry-on > suitcase
jumper, sweater, pullover, cardigan, hoodie, sweatshirt, fleece, jersey, knitwear > jumper, sweater, cardigan, hoodie, coat, tee
blouse, shirt, polo shirt, vest, tank top, tunic, camisole, crop top, singlet, top > tee, shirt, blouse, top
jacket, blazer, anorak, parka, windbreaker, raincoat, mac, mackintosh, trench, trench coat, overcoat, poncho, bomber, dinner jacket, tuxedo, bodywarmer, gilet > coat, jacket
chinos, leggings, joggers, sweatpants, corduroys, cords, dungarees, overalls, khakis, jeggings, culottes, breeches > trousers
gown, frock, sundress, minidress, pinafore, sarong, jumpsuit, kaftan > dress
beret, fedora, beanie, bonnet, panama, trilby, bowler, stetson, sombrero, visor, boater, headwear, sun visor > hat
shawl, pashmina, snood, neckerchief, neckwear > scarf
mittens, gauntlets, mitts > gloves
sandals, loafers, brogues, moccasins, clogs, espadrilles, plimsolls, slippers, slingbacks, sliders, flip flops, footwear, trainers, sneakers, cleats, pumps, tennis shoes, gym shoes > shoes
wellies, wellingtons, rain boots, gumboots, galoshes > boots
signet, solitaire, engagement ring, wedding ring, wedding band > ring
bangle, anklet, wristband, charm > bracelet
wristwatch, chronograph, stopwatch, pocket watch, smartwatch > watch
eyewear, glasses, spectacles, eyeglasses > sunglasses, reading glasses
wallet, billfold, cardholder, card holder, pouch, money belt > purse
parasol, gamp > umbrella
armchair, recliner, stool, rocker, highchair, high chair, deckchair, seat, pouffe, bar stool, footstool > chair, armchair, stool
cot, crib, cradle, bunk, bunks, futon, daybed, bedstead, divan > bed
bookcase, bookshelf, bookshelves, shelving, shelving unit > shelf
cupboard, sideboard, dresser, wardrobe, closet, cabinet, credenza, armoire, chest of drawers, bookcase > cabinet, cupboard, wardrobe
desk, nightstand, coffee table, side table, bedside table, workbench > table, desk
chandelier, lantern, nightlight, uplighter, sconce, lampshade, candelabra > lamp
jug, carafe, decanter, ewer, flagon > pitcher, jug
beaker, tumbler, cup, teacup, goblet, tankard > mug, cup
skillet, wok, griddle, saucepan, frying pan, casserole, stockpot > pan, saucepan
tub, trough, planter, urn > pot, vase
earbuds, earphones, earpieces, airpods, earpods, headset > headphones
netbook, ultrabook, chromebook, macbook > laptop
iphone, handset, cellphone, blackberry > smartphone
camcorder, dslr, slr, webcam, polaroid > camera
trackball, trackpad, touchpad > mouse
boombox, transistor, walkman, tuner > radio
joypad, joystick, gamepad > game controller
tabla, cajon, conga, bongo, bongos, tom-tom, timpani, tambour, drum kit, percussion > drum
uke, ukulele, banjo, lute > guitar
viola, cello, stradivarius, strad > violin
cornet, bugle, flugelhorn > trumpet
concertina, melodeon, bandoneon, squeezebox > accordion
biro, ballpoint, rollerball, gel pen, felt tip, marker, quill, highlighter > pen
jotter, diary, planner, sketchbook, exercise book, logbook, scrapbook, ledger, memo > notebook
thriller, whodunit, romance, paperback, fiction, bestseller, trilogy, story book, storybook > novel, book
biography, memoir, hardback, textbook, encyclopedia, atlas, handbook, manual > book
plushie, cuddly, soft toy, stuffed animal, plush > teddy bear
locomotive, choo choo, railway, train set > train
t-rex, triceratops, brontosaurus, stegosaurus > dinosaur
barbie, babushka, matryoshka, action figure, figurine > doll
spaceship, spacecraft, space shuttle > rocket
spyglass, binoculars > telescope
bmx, tandem, roadster, mountain bike, pushbike > bike
longboard, penny board > skateboard
rollerblades, inline skates, ice skates > roller skates
racquet, paddle > racket
fern, cactus, succulent, monstera, yucca, bonsai, orchid, spider plant, aloe, begonia, shrub > houseplant, plant
hand cream, face cream, moisturiser, moisturizer, body butter, body milk, salve > lotion, cream
lip gloss, lip balm, lippy, lip liner > lipstick
tea light, tealight, taper > candle
hamper, wickerwork > basket
looking glass > mirror
paint brush, paintbrush, easel, watercolors, watercolours, acrylics > paint set, palette
alarm, cuckoo clock, grandfather clock, sundial, hourglass, timer > clock
hoover, dustbuster, carpet sweeper > vacuum cleaner, vacuum
razor, electric razor > shaver
percolator, cafetiere, french press, moka pot > coffee maker
mixer, liquidizer, liquidiser, smoothie maker > blender
spade, hoe, dibber > trowel, shovel
handcart, barrow > wheelbarrow
curling iron, hair tongs, flat iron > hair straightener
`
    .trim()
    .split('\n'),
);

/** What comes nearest to a kind of thing, the nearest first; each by its words. */
export const nearestKinds = (words: readonly string[]): readonly (readonly string[])[] => {
  // A glass is no pair of glasses.
  if (words.at(-1) === 'glass') return [];
  const { phrases, isDerived } = KINDS.of(words);
  return isDerived ? [] : phrases;
};

export const isKind = (word: string): boolean => nearestKinds([word]).length > 0;

/** The kinds that one word names. */
export const KIND_WORDS: readonly string[] = KINDS.words.filter(isKind).map(formOf);
