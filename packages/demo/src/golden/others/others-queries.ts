/** Plain queries over the products of other shops, as `OWN_QUERIES`, written and graded before any answer was seen. */
export const OTHERS_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    kettle: @kettles
    toaster: @toasters
    vacuum: @vacuums
    humidifier: @humidifiers
    lamp: @lamps
    table: Round Table, Brown Table
    vase: Wicker Vase
    blender: @blenders
    fan: @fans
    iron: @irons; Straightener
    trowel: Trowel
    shelf: Shelf`,
  typos: `
    blendr: @blenders
    toster: @toasters
    vaccum: @vacuums
    humidifer: @humidifiers
    ketle: @kettles
    wheelbarow: Wheelbarrow
    ceramik pitcher: Pitcher
    purifer: @purifiers
    straigtener: Straightener
    perfum: COSMETICS`,
  plurals: `
    mugs: Mug
    shelves: Shelf
    toasters: @toasters
    bowls: Bowl
    irons: @irons
    couches: Couch; Sofa Pillows
    shoe: SHOES
    bike: BIKES
    comic: COMICS`,
  'joined and split': `
    armchair: Armchairs; Brown Chair
    airfryer: @fryers
    hairdryer: @dryers
    wheel barrow: Wheelbarrow
    coffeemaker: Drip; @espresso
    t-shirt: UNISEX
    wateringcan: @cans`,
  prefixes: `
    humid: @humidifiers
    purif: @purifiers
    espres: @espresso
    wheelb: Wheelbarrow
    hair dr: @dryers`,
  'a word is missing': `
    white kettle: @kettles
    glass pitcher: Pitcher
    red vacuum: @vacuums
    leather couch: Couch
    purple vase: Wicker Vase
    oak table: Round Table, Brown Table
    kids bike: BIKES
    ladies shaver: Rotary Shaver 5000, Rotary Shaver 9000
    plastic mug: Mug`,
  'two at once': `
    gloves for gardening: Gloves
    machine for coffee: @espresso, Drip
    trimmer and shaver: @trimmers, @shavers
    toaster or kettle: @toasters, @kettles
    vacuum with mop: Cordless Stick Vacuum 25V, Robot Vacuum Pro
    pillows for sofa: Pillows
    chair & table: Brown Chair, Round Table, Brown Table; Armchairs`,
  occasions: `
    gardening: Gloves, @cans, Trowel, Wheelbarrow; Pots
    shaving: @shavers; @trimmers
    cleaning floors: @vacuums
    allergies: Air Purifier Pro; Air Purifier Compact, Air Purifier Tower
    hot summer: @fans
    morning coffee: @espresso, Drip
    ironing: @irons; @steamers`,
  colloquial: `
    hoover: @vacuums
    settee: Couch
    cushions: Pillows
    spade: Trowel
    hair iron: Straightener
    coffee cup: Mug
    brew machine: @espresso, Drip
    crypto: CRYPTOCURRENCY`,
  'british and american': `
    gray vase: Wicker Vase
    grey wheelbarrow: Wheelbarrow
    sofa: Couch, Pillows
    jug: Pitcher
    cupboard: Cabinet
    bicycle: BIKES
    aeroplane:`,
  makers: `
    dyson vacuum: @vacuums
    philips shaver: @shavers
    roomba: ;Robot Vacuum, Robot Vacuum Pro
    delonghi espresso machine: @espresso
    braun trimmer: @trimmers
    ninja blender: @blenders`,
  'near real words': `
    bolt:
    mat:
    rope:
    ban:
    bikini:
    colt:
    lamb:
    maze:`,
  lacking: `
    microwave:
    fridge:
    laptop:
    dress:
    mattress:
    guitar:
    printer:
    dog food:`,
  exclusion: `
    chair not black: Brown Chair
    table not round: Brown Table
    watering can not plastic: Watering Can
    kettle without temperature: Electric Kettle 1.7L
    vacuum without cord: Cordless Stick Vacuum 18V, Cordless Stick Vacuum 25V, Robot Vacuum, Robot Vacuum Pro`,
};

/** The products that the queries name together. */
export const OTHERS_GROUPS: Readonly<Record<string, string>> = {
  kettles: 'Electric Kettle 1.7L, Temperature Control Kettle 1.7L',
  toasters: '2-Slice Toaster, 4-Slice Toaster',
  vacuums:
    'Cordless Stick Vacuum 18V, Cordless Stick Vacuum 25V, Bagless Upright Vacuum, Robot Vacuum, Robot Vacuum Pro',
  humidifiers: 'Ultrasonic Humidifier 2.0L, Smart Humidifier 4.0L',
  purifiers: 'Air Purifier Compact, Air Purifier Tower, Air Purifier Pro',
  lamps: 'Floor Lamp, Black Lamp',
  blenders: 'High Speed Blender 2.0L, Personal Blender 600ml',
  fans: 'Tower Fan 100cm, Pedestal Fan 40cm',
  irons: 'Steam Generator Iron, Steam Iron 2400W',
  steamers: 'Handheld Garment Steamer, Professional Garment Steamer',
  fryers: 'Digital Air Fryer 4.2L, Digital Air Fryer 6.2L, Dual Basket Air Fryer 8L',
  dryers: 'Ionic Hair Dryer 2000W, Compact Travel Hair Dryer',
  trimmers: 'Beard Trimmer 3000, Beard Trimmer 7000, Multigroom Kit 10-in-1',
  shavers: 'Rotary Shaver 5000, Rotary Shaver 9000',
  espresso: 'Automatic Espresso Machine, Semi-Automatic Espresso Machine',
  cans: 'Watering Can, Plastic Watering Can',
};
