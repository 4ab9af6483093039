/** A kind of product that the generated catalogue sells. */
export interface Thing {
  category: string;
  /** As it stands in names, the head last. */
  name: string;
  /** What shoppers type instead. */
  synonyms: readonly string[];
  /** Units in which it is sold. */
  unit?: Unit;
  /** The thing that it is made for, which is named first. */
  made?: string;
}

export type Unit = 'ml' | 'g' | 'inch' | 'cm' | 'gb' | 'w' | 'mah';

/** Each line: name; synonyms; unit. */
const THINGS: Record<string, string> = {
  Electronics: `headphones; headset, earphones
laptop; notebook computer, portable computer; inch
smartphone; mobile phone, cell phone; inch
television; tv, telly; inch
keyboard
webcam; web camera
loudspeaker; speaker; w
power bank; portable charger, battery pack; mah
memory card; sd card; gb
phone case; phone cover, phone shell
laptop sleeve; notebook sleeve; inch
camera bag; camera case
smartwatch; fitness tracker watch`,
  Clothing: `t-shirt; tee
sweatshirt; pullover
hoodie; hooded sweater
raincoat; rain jacket, waterproof coat
trousers; pants, slacks
waistcoat; vest
dressing gown; bathrobe, robe
pyjamas; pajamas, nightwear
scarf; neck warmer
gloves; mittens
swimsuit; bathing suit, swimwear
beanie; knit hat, woolly hat`,
  Shoes: `sneakers; trainers, running shoes
sandals; flip flops
slippers; house shoes
rain boots; wellies, wellingtons
hiking boots; walking boots
loafers; slip ons
shoelaces; laces`,
  'Home & Living': `sofa; couch, settee
armchair; easy chair
wardrobe; closet, clothes cupboard; cm
bookcase; bookshelf; cm
bedside table; nightstand; cm
desk lamp; table light; w
floor lamp; standing lamp; w
rug; carpet; cm
curtains; drapes; cm
cushion; throw pillow; cm
duvet; comforter, quilt
mirror; looking glass; cm
wastebasket; trash can, bin
picture frame; photo frame; cm`,
  Kitchen: `frying pan; skillet; cm
saucepan; cooking pot; ml
kettle; water boiler; ml
teapot; tea pot; ml
water bottle; drinking bottle, flask; ml
lunchbox; bento box, food container; ml
cutlery; silverware, flatware
chopping board; cutting board; cm
toaster; ; w
coffee grinder; coffee mill; w
dishwasher tablets; dish tabs; g
corkscrew; bottle opener
apron; kitchen smock`,
  Garden: `lawnmower; grass cutter; w
hosepipe; garden hose; cm
flowerpot; plant pot, planter; cm
wheelbarrow; garden cart
watering can; ; ml
hedge trimmer; hedge cutter; w
barbecue; bbq, grill; cm
parasol; sun umbrella; cm`,
  Sports: `bicycle; bike, cycle; inch
bicycle pump; bike pump
dumbbell; hand weight; g
yoga mat; exercise mat; cm
football; soccer ball
tent; camping shelter
sleeping bag; camp bed bag
rucksack; backpack, knapsack; ml
fishing rod; angling pole; cm
skateboard`,
  'Beauty & Health': `shampoo; hair wash; ml
sunscreen; sun cream, sun lotion; ml
toothbrush
nail polish; nail varnish; ml
lipstick; lip colour; g
perfume; fragrance, eau de parfum; ml
hairdryer; blow dryer; w
razor; shaver
face cream; moisturiser; ml`,
  'Baby & Kids': `pram; stroller, pushchair
nappies; diapers
cot; crib; cm
dummy; pacifier
teddy bear; stuffed animal, plush toy; cm
jigsaw; puzzle; cm
high chair; feeding chair`,
  Stationery: `notebook; jotter
ballpoint pen; biro
pencil sharpener
stapler
fountain pen; ink pen
sticky notes; post it
felt tips; markers, marker pens
calendar; planner`,
  'Tools & DIY': `cordless drill; power drill; w
screwdriver
spanner; wrench; g
flashlight; torch; w
toolbox; tool chest; cm
sandpaper
extension lead; extension cord; cm
padlock`,
  'Pet Supplies': `dog leash; dog lead; cm
cat tree; scratching post; cm
dog food; ; g
bird cage; ; cm
aquarium; fish tank; cm`,
  'Food & Drink': `ground coffee; ; g
olive oil; ; ml
oatmeal; porridge oats; g
biscuits; cookies; g
sparkling water; soda water, fizzy water; ml
candy; sweets, confectionery; g`,
};

function thingOf(category: string, line: string): Thing {
  const [name = '', synonyms = '', unit = ''] = line.split(';').map((part) => part.trim());
  const first = name.split(' ')[0] ?? '';
  return {
    category,
    name,
    synonyms: synonyms
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    ...(unit && { unit: unit as Unit }),
    ...(MADE_FOR.has(name) && { made: MADE_FOR.get(name) ?? first }),
  };
}

/** Things whose first word is another thing. */
const MADE_FOR = new Map([
  ['phone case', 'smartphone'],
  ['laptop sleeve', 'laptop'],
  ['bicycle pump', 'bicycle'],
  ['dishwasher tablets', 'dishwasher'],
]);

export const things: readonly Thing[] = Object.entries(THINGS).flatMap(([category, lines]) =>
  lines.split('\n').map((line) => thingOf(category, line)),
);
