/** Categories with the kinds of things in them; the first ones have the most products, as in most shops. */
export const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Clothing: ['coat', 'cardigan', 'shirt', 'dress', 'trousers', 'raincoat', 'jumper', 'waistcoat'],
  'Home & Kitchen': ['kettle', 'saucepan', 'teapot', 'bowl', 'plate', 'jug', 'toaster', 'whisk'],
  Electronics: ['headphones', 'speaker', 'keyboard', 'charger', 'camera', 'monitor', 'radio'],
  Books: ['novel', 'atlas', 'cookbook', 'dictionary', 'biography', 'notebook', 'songbook'],
  Furniture: ['armchair', 'bookcase', 'desk', 'sideboard', 'stool', 'wardrobe', 'table', 'bench'],
  Toys: ['puzzle', 'kite', 'train', 'doll', 'marbles', 'drum', 'spinning top', 'blocks'],
  Lighting: ['desk lamp', 'floor lamp', 'lantern', 'pendant', 'candlestick', 'chandelier'],
  Garden: ['watering can', 'spade', 'trowel', 'planter', 'birdhouse', 'hammock', 'wheelbarrow'],
  Sports: ['racket', 'football', 'dumbbell', 'yoga mat', 'helmet', 'skates', 'paddle'],
  Shoes: ['boots', 'sandals', 'loafers', 'slippers', 'trainers', 'clogs'],
  Bags: ['backpack', 'satchel', 'suitcase', 'wallet', 'tote', 'duffel'],
  Textiles: ['blanket', 'cushion', 'curtain', 'rug', 'towel', 'tablecloth', 'quilt'],
  Stationery: ['fountain pen', 'pencil', 'envelope', 'calendar', 'eraser', 'stapler'],
  Tools: ['hammer', 'spanner', 'screwdriver', 'saw', 'pliers', 'drill', 'level'],
  Beauty: ['soap', 'shampoo', 'perfume', 'hairbrush', 'lotion', 'mirror'],
  Jewellery: ['necklace', 'bracelet', 'earrings', 'brooch', 'ring', 'cufflinks'],
  Instruments: ['guitar', 'violin', 'flute', 'ukulele', 'harmonica', 'accordion'],
  Bicycles: ['bicycle', 'saddle', 'bell', 'pannier', 'pump', 'lock'],
  Camping: ['tent', 'sleeping bag', 'stove', 'torch', 'compass', 'flask'],
  Pets: ['dog bed', 'leash', 'cat tree', 'aquarium', 'feeder', 'collar'],
  Clocks: ['alarm clock', 'wall clock', 'wristwatch', 'hourglass', 'stopwatch'],
  Art: ['easel', 'canvas', 'paintbrush', 'sketchbook', 'watercolours', 'frame'],
  Baby: ['cradle', 'rattle', 'pram', 'bib', 'highchair'],
  Hats: ['beret', 'bonnet', 'straw hat', 'cap', 'beanie'],
};

export const COLOURS =
  'amber azure black blue bronze brown burgundy charcoal cherry copper coral cream crimson emerald gold graphite green grey indigo ivory khaki lavender lilac lime magenta maroon mint mustard navy ochre olive orange peach pearl pink plum purple red rose ruby rust sage salmon sand scarlet silver slate teal turquoise umber violet white yellow'.split(
    ' ',
  );

export const MATERIALS =
  'alpaca aluminium ash bamboo beech birch brass canvas cashmere ceramic cherrywood clay concrete copper cork corduroy cotton denim enamel felt flannel glass granite hemp iron jute leather linen maple marble merino nylon oak paper pewter pine plywood porcelain rattan rubber silk steel stoneware suede tin titanium tweed velvet walnut wicker willow wool zinc'.split(
    ' ',
  );

export const LOOKS =
  'adjustable airy antique austere bold breathable bright classic coastal collapsible compact cosy curved dainty delicate durable elegant everyday featherweight festive folding foldable fresh gentle glossy graceful handmade hardwearing heavy heritage insulated large light lively magnetic matte minimal modern modular nordic oversized padded patterned plain pocket portable quiet quilted rechargeable reversible ribbed robust rugged rustic seamless simple sleek slender slim small smooth soft sturdy striped subtle tall timeless traditional vintage washable waterproof weatherproof wide windproof woven'.split(
    ' ',
  );

export const PURPOSES =
  'attics balconies bathrooms beaches bedrooms birthdays boats breakfasts cabins commutes concerts cottages desks dinners evenings families festivals fireplaces flats forests gardens gifts guests hallways hikes holidays hotels journeys kitchens libraries lunches markets meadows mornings mountains nurseries offices parks patios picnics porches rainy schools shelves sofas studios students summers teatime terraces trains travellers verandas weekends winters workshops writers'.split(
    ' ',
  );

/** Brands are two of these put together. */
export const SYLLABLES =
  'al an ar bel ber bor bran cal cor dal den dor el fal fen fjor gar gil gran hal har hol il is kal kel kor lan lar lin lor lun mar mel mon nor ol or pel quin ral ren rol sal sel sol tar tel tor ul val ver vin wal wen win yar zel'.split(
    ' ',
  );

export const SENTENCES: readonly string[] = [
  'Made of {material} for {purpose} and {purpose2}.',
  'A {look} companion for {purpose}, finished in {colour} {material}.',
  'Designed by {brand}, tested on {purpose} and loved for its {look2} shape.',
  'The {material2} parts can be replaced one by one.',
  'It weighs {number} grams and comes with {number2} years of warranty.',
  'Also there in {colour2}, which goes well with {material2}.',
  'The {look2} design saves room, whether for {purpose} or for {purpose2}.',
  'Wipe it with a dry cloth, and it stays {look} for {number2} years.',
  '{brand} makes it in small batches of {number} pieces.',
  'Packed in {material2}, without plastic, and ready for {purpose2}.',
];
