/** A third set like `OWN_QUERIES`, written before any answer was seen, once the second one had led to improvements. */
export const THIRD_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    suitcase: Suitcase
    lipstick: Lipstick
    recorder: Recorder
    jeans: Jeans
    palette: Palette
    dinosaur: Dinosaur`,
  typos: `
    trumpett: Trumpet
    sunglassess: Sunglasses
    brieface: Briefcase
    basckpack: Backpack
    laptp: Laptop
    wirelss mouse: Mouse
    keyborad: Keyboard
    telesocpe: Telescope
    pen fontain: Pen
    scraf: Scarf
    jigzaw puzzle: Puzzle
    sofaa: Sofa`,
  plurals: `
    headphone: Headphones
    telescopes: Telescope
    teapots: Teapot
    kites: Kite
    accordions: Accordion
    dolls: Dolls
    saxophones: Saxophone
    laptops: Laptop
    umbrellas: Umbrella`,
  'joined and split': `
    foot-ball: Football
    fieldguide: Field
    tabletennis: Table
    roller-skates: Skates
    cabin case: Suitcase
    coin-purse: Purse
    snaredrum: Snare
    sunhats: Hat`,
  prefixes: `
    backp: Backpack
    suitca: Suitcase
    headp: Headphones
    micropho: Microphone
    dinos: Dinosaur
    electric g: Guitar
    mant: Mantel
    lapto: Laptop`,
  'a word is missing': `
    leopard print scarf: Scarf
    navy blue suitcase: Suitcase
    big teddy bear: Teddy
    ceramic mirror: Mirror
    12 string guitar: Guitar
    golf umbrella: Umbrella
    vegan leather handbag: Handbag
    mid century chair: Chair
    carbon fiber bike: Bike
    noise cancelling headphones: Headphones
    4k camera: Camera
    wool socks: Socks
    hooded coat: Coat`,
  'two at once': `
    gloves plus scarf: Gloves, Scarf
    trumpet or saxophone: Trumpet, Saxophone
    teapot and candle: Teapot, Candle
    shoes for running: Running
    headphones with microphone: Headphones; Microphone
    skateboard and helmet: Skateboard
    bag for travel: Suitcase, Backpack; @bags, Purse
    telescope for kids: Telescope
    lamp and chair: Sofa, Chair`,
  occasions: `
    gift for a baby: Teddy, Dinosaur, Dolls, Train; @toys
    gift for a teacher: Pen, Notebook, Journal, Candle; Scarf, Watch, Lotion, Teapot, Novel
    present for a 3 year old: @toys; Scooter
    gift for a dancer: Flats
    gift for a birdwatcher: Telescope, Field, Compass; Hiking
    gift for a skater: Skateboard, Skates
    job interview: Briefcase, Coat, Pen, Notebook, Watch; Heels, Handbag
    ski trip: Gloves, Scarf, Coat; Socks, Suitcase, Sunglasses, Hat
    city break: Suitcase, Backpack; Camera, Handbag
    breakfast: Teapot; Radio
    spring cleaning:
    camping gear: Compass, Hiking, Backpack; Basket
    date night: Dress, Heels, Lipstick, Handbag; Candle, Watch, Ring
    graduation gift: Watch, Pen, Briefcase, Notebook, Journal; Laptop`,
  colloquial: `
    jumper: ; Coat, Tee, Scarf
    hoodie: ; Coat, Tee
    undies:
    tux: ; Coat
    rollerblades: ; Skates
    vino:
    fridge freezer:
    wheels: ; Bike, Skateboard, Skates, Scooter, Suitcase
    lappy: Laptop
    phone charger:
    cuppa: ; Teapot
    iPod: ; Radio, Headphones
    footie: Football
    specs case:
    bookworm present: Novel, Lamp; Field, Cookbook
    flip-flops: ; @shoes
    knapsack: Backpack
    kicks: ; @shoes
    trainers for gym: Running; @shoes`,
  'the shop': `
    how to return: > returns
    refunds: > returns
    guarantee: > returns
    do you deliver to france: > delivery
    shipping to canada: > delivery
    express delivery: > delivery
    delivery charge: > delivery
    where's my order: > orders
    order history: > orders
    download invoice: > orders
    call you: > contact
    contact details: > contact
    email you: > contact
    delete my account: > account
    create account: > register
    i forgot my password: > forgotPassword
    privacy notice: > policy
    terms of sale: > terms
    shopping cart: > cart
    who is behind this shop: > about`,
  'british and american': `
    sneakers: Running; @shoes
    trousers: Jeans
    waistcoat: ; Coat
    overalls: ; Jeans
    billfold: Purse
    cell: Smartphone
    biscuits:
    french fries:
    torch:
    diapers:
    faucet:
    lift:
    autumn: Scarf, Coat; Umbrella, Ankle, Hiking, Gloves, Hat
    grey scarf: Scarf
    draughts:
    armoire: ; Mirror
    yoghurt:`,
  makers: `
    nikon: ; Camera
    new balance running shoes: Running
    ray-ban: ; Sunglasses
    asus laptop: Laptop
    ibanez guitar: Guitar
    moleskine: ; Notebook, Journal
    adidas backpack: Backpack
    tumi suitcase: Suitcase
    gretsch snare: Snare
    patagonia coat: Coat
    oneplus phone: Smartphone
    omega watch: Watch
    kodak film: `,
  'near real words': `
    goal:
    bean:
    cot: ; Bed
    cork: ; Flats
    bell: ; Alarm, Trumpet
    wire:
    chef: ; Cookbook
    fox:
    sand: ; Field
    crow:
    mint:
    beach: Hat, Sunglasses, Field; Dress, Basket
    tail: ; Kite
    peas:
    pearls:
    coal:
    bust:
    ranch:
    wine:
    sale: Backpack, Suitcase, Hat
    radish:
    candid:
    harness:`,
  lacking: `
    dog bed:
    water bottle:
    paint brushes: ; Palette
    sewing machine:
    tooth brush:
    phone case:
    bicycle helmet:
    chess board:
    garden chair cushion: ; Chair
    usb stick:
    tripod: ; Telescope
    tea towels:
    rice cooker:
    light bulb:
    swim shorts:
    pillow case:
    hair brush:
    football boots: ; @boots
    tennis court:
    jacket hanger:
    coffee mug:
    baby carrier:`,
};
