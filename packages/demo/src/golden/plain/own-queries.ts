/**
 * Plain queries as shoppers type them, by class, graded by hand before any was tried. A line is a query, and behind its
 * colon the products that were wanted, and behind a semicolon those that are acceptable; each by a word of its name that no
 * other has, or by a group. Without products, nothing in the shop fits. `>` names the page of the shop that is meant.
 */
export const OWN_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    watch: Watch
    ring: Ring
    bracelet: Bracelet
    sunglasses: Sunglasses
    lipstick: Lipstick
    lotion: Lotion
    umbrella: Umbrella
    shoes: @shoes; @boots
    boots: @boots
    bag: @bags; Purse
    handbag: Handbag; Purse
    backpack: Backpack
    suitcase: Suitcase
    chair: Chair
    bed: Bed
    sofa: Sofa
    lamp: Lamp
    plant: Ficus
    clock: @clocks
    candle: Candle
    basket: Basket
    mirror: Mirror
    bike: Bike
    ball: @balls
    drum: @drums
    book: @books; Notebook, Journal
    notebook: Notebook; Journal, Spiral
    pen: Pen
    dress: Dress
    jeans: Jeans
    coat: Coat
    hat: Hat; Cap
    cap: Cap; Hat
    laptop: Laptop
    phone: Smartphone
    camera: Camera
    computer: Laptop, Desktop
    mouse: Mouse
    toy: @toys; Telescope
    guitar: Guitar
    violin: Violin
    puzzle: Puzzle
    train: Train
    doll: Dolls
    shirt: Tee`,
  typos: `
    sunglases: Sunglasses
    umbrela: Umbrella
    bracelt: Bracelet
    lipstik: Lipstick
    jackpack: Backpack
    backpak: Backpack
    suitecase: Suitcase
    breifcase: Briefcase
    hikking boots: Hiking
    sneekers: Running; Flats
    hedphones: Headphones
    keybord: Keyboard
    microfone: Microphone
    camra: Camera
    labtop: Laptop
    smartfone: Smartphone
    gitar: Guitar
    violine: Violin
    trumpit: Trumpet
    saxofone: Saxophone
    acordian: Accordion
    telascope: Telescope
    dinosour: Dinosaur
    puzle: Puzzle
    skatebord: Skateboard
    scoter: Scooter
    compas: Compass
    mirrow: Mirror
    candel: Candle
    teepot: Teapot
    wach: Watch
    scaf: Scarf
    gluves: Gloves
    jouranl: Journal
    fountian pen: Pen`,
  plurals: `
    watches: Watch
    bracelets: Bracelet
    scarves: Scarf
    glove: Gloves
    sock: Socks
    dresses: Dress
    coats: Coat
    hats: Hat; Cap
    chairs: Chair
    beds: Bed
    sofas: Sofa
    mirrors: Mirror
    baskets: Basket
    bikes: Bike
    scooters: Scooter
    guitars: Guitar
    trumpets: Trumpet
    puzzles: Puzzle
    kites: Kite
    books: @books; Notebook, Journal
    bags: @bags; Purse
    pens: Pen
    cameras: Camera
    mice: Mouse
    roller skate: Skates`,
  'joined and split': `
    key board: Keyboard
    lap top: Laptop
    smart phone: Smartphone
    head phone: Headphones
    suit case: Suitcase
    brief case: Briefcase
    hand bag: Handbag; Purse
    sun hat: Hat
    sunhat: Hat
    lip stick: Lipstick
    basket ball: Basketball
    skate board: Skateboard
    cook book: Cookbook
    tea pot: Teapot
    alarmclock: Alarm
    teddybear: Teddy
    jig saw: Puzzle
    fountainpen: Pen
    electricguitar: Guitar
    runningshoes: Running
    kickscooter: Scooter
    table-tennis: Table
    coinpurse: Purse`,
  prefixes: `
    wat: Watch
    lapt: Laptop
    came: Camera
    keyb: Keyboard
    micro: Microphone
    guit: Guitar
    viol: Violin
    tele: Telescope
    dino: Dinosaur
    puzz: Puzzle
    skat: Skateboard, Skates
    scoo: Scooter
    comp: Compass, Smartphone, Desktop; Laptop
    umbre: Umbrella
    lips: Lipstick
    brace: Bracelet
    hik: Hiking
    back: Backpack
    suitc: Suitcase
    teap: Teapot
    cand: Candle
    hea: Headphones
    noteb: Notebook
    running sh: Running
    alarm c: Alarm`,
  'a word is missing': `
    black shoes: @shoes; @boots
    black bag: @bags; Purse
    white dress: Dress
    grey coat: Coat
    pink umbrella: Umbrella
    orange backpack: Backpack
    purple scarf: Scarf
    leather sofa: Sofa
    gold ring: Ring
    silver watch: Watch
    diamond ring: Ring
    silk scarf: Scarf
    cashmere gloves: Gloves
    plastic chair: Chair
    oak chair: Chair
    garden chair: Chair
    office chair: Chair
    rocking chair: Chair
    baby doll: Dolls
    mountain bike: Bike
    electric bike: Bike
    kids bike: Bike
    electric scooter: Scooter
    acoustic guitar: Guitar
    bass guitar: Guitar
    gaming mouse: Mouse
    gaming laptop: Laptop
    mechanical keyboard: Keyboard
    digital camera: Camera
    waterproof watch: Watch
    smart watch: Watch
    wall clock: @clocks
    bathroom mirror: Mirror
    scented candle: Candle
    bunk bed: Bed
    corner sofa: Sofa
    floor lamp: Lamp
    winter coat: Coat
    skinny jeans: Jeans
    ski gloves: Gloves
    evening dress: Dress
    cowboy boots: @boots
    travel backpack: Backpack
    linen dress: Dress
    velvet sofa: Sofa
    german cookbook: Cookbook
    rubber boots: @boots`,
  'two at once': `
    chair for desk: Chair
    tea and coffee: Teapot
    pen and paper: Pen; Notebook, Spiral, Journal
    hat and scarf: Hat, Scarf; Cap
    hat and gloves: Hat, Gloves; Cap
    scarf and gloves: Scarf, Gloves
    shoes and bags: @shoes, @boots, @bags; Purse
    keyboard and mouse: Keyboard, Mouse
    mouse & keyboard: Keyboard, Mouse
    laptop and camera: Laptop, Camera
    guitar and drums: Guitar, Snare, Djembe
    bed and mirror: Bed, Mirror
    watch and ring: Watch, Ring
    football and basketball: Football, Basketball
    candle and basket: Candle, Basket
    kite and puzzle: Kite, Puzzle
    lamp for bedroom: Lamp
    bag for laptop: Backpack, Briefcase; Handbag, Suitcase, Purse
    case for glasses: Sunglasses
    gloves for touchscreen: Gloves
    socks for hiking: Socks
    mirror for hallway: Mirror
    jeans or dress: Jeans, Dress
    book about seashells: Field`,
  occasions: `
    gift for a runner: Running; Socks, Cap
    gift for a musician: @music; Microphone, Headphones
    gift for a child: @toys; Telescope, Scooter, Football, Skateboard, Recorder
    gift for kids: @toys; Telescope, Scooter, Football, Skateboard, Recorder
    present for a writer: Pen, Notebook, Journal; Spiral
    present for a cook: Cookbook; Teapot
    gift for an artist: Palette
    gift for a gamer: Controller; Headphones, Keyboard, Mouse
    gift for a hiker: Hiking, Compass; Backpack, Socks
    gift for a reader: Novel; Lamp, Cookbook, Field
    camping: Compass, Hiking; Backpack, Basket
    picnic: Basket
    hiking: Hiking; Compass, Socks, Backpack
    running: Running; Cap, Socks
    travel: Suitcase; Backpack
    beach: Hat, Sunglasses, Field; Dress, Basket
    winter: Coat, Scarf, Gloves
    summer: Dress, Hat, Sunglasses
    rain: Umbrella; Hiking
    back to school: Backpack, Notebook, Pen; Spiral, Recorder
    school: Backpack, Notebook, Pen, Spiral; Recorder, Violin, Laptop
    office: Desktop, Keyboard, Briefcase, Laptop, Mouse; Chair, Pen, Notebook
    birthday party for kids: @toys; Candle, Telescope
    cooking: Cookbook; Teapot
    painting: Palette
    reading: Novel, Lamp; Cookbook, Field
    writing: Pen, Notebook, Journal; Spiral
    podcast: Microphone
    stargazing: Telescope
    skincare: Lotion
    makeup: Lipstick`,
  colloquial: `
    pants: Jeans
    trousers: Jeans
    denim: Jeans
    jumper: Coat, Tee; Scarf
    sneakers: Running; Flats
    trainers: Running; Flats
    specs: Sunglasses
    shades: Sunglasses
    brolly: Umbrella
    couch: Sofa
    settee: Sofa
    mobile: Smartphone
    cell phone: Smartphone
    pc: Desktop, Laptop; Keyboard
    telly:
    mic: Microphone
    sax: Saxophone
    squeezebox: Accordion
    fiddle: Violin
    bongo: Djembe; Snare
    pushbike: Bike
    cycle: Bike
    rucksack: Backpack
    luggage: Suitcase; Backpack
    timepiece: Watch, @clocks
    jotter: Notebook, Spiral; Journal
    diary: Journal; Notebook
    headset: Headphones
    tshirt: Tee
    cuddly toy: Teddy, Dinosaur
    stuffed animal: Teddy, Dinosaur
    soccer ball: Football; Basketball
    ping pong paddle: Table
    high heels: Heels, Ankle
    pumps: Heels, Flats
    gamepad: Controller
    joystick: Controller
    spectacles: Sunglasses
    wallet: Purse
    houseplant: Ficus
    looking glass: Mirror`,
  'the shop': `
    returns: > returns
    return policy: > returns
    refund: > returns
    money back: > returns
    exchange: > returns
    how do i send something back: > returns
    delivery: > delivery
    shipping: > delivery
    delivery costs: > delivery
    delivery time: > delivery
    free delivery: > delivery
    shipping costs: > delivery
    postage: > delivery
    opening hours: > contact
    contact: > contact
    phone number: > contact
    email address: > contact
    customer service: > contact
    help: > contact
    complaint: > contact
    privacy: > policy
    privacy policy: > policy
    cookies: > policy
    terms: > terms
    terms and conditions: > terms
    imprint: > imprint
    invoice: > orders
    my orders: > orders
    track my order: > orders
    order status: > orders
    login: > login
    my account: > account
    forgot password: > forgotPassword
    register: > register
    about us: > about
    cart: > cart
    checkout: > cart`,
  'british and american': `
    colour palette: Palette
    color palette: Palette
    gray coat: Coat
    jewellery: Ring, Bracelet; Watch
    jewelry: Ring, Bracelet; Watch
    backpack: Backpack
    purse: Purse; Handbag
    vacation: Suitcase; Hat, Sunglasses
    holiday: Suitcase; Hat, Sunglasses
    flashlight:
    torch:
    mum's birthday gift: Ring, Bracelet, Lotion, Candle, Scarf, Handbag; Lipstick, Purse, Teapot
    soccer: Football
    sports shoes: Running
    track shoes: Running
    cosy scarf: Scarf
    nappy:
    diaper:
    stroller:
    pyjamas:
    pajamas:`,
  makers: `
    nike shoes: @shoes; @boots
    adidas shoes: @shoes; @boots
    apple laptop: Laptop
    samsung phone: Smartphone
    sony headphones: Headphones
    bose headphones: Headphones
    canon camera: Camera
    nikon camera: Camera
    logitech mouse: Mouse
    fender guitar: Guitar
    yamaha trumpet: Trumpet
    rolex watch: Watch
    casio watch: Watch
    levis jeans: Jeans
    gucci bag: @bags; Purse
    prada handbag: Handbag; Purse
    ray ban sunglasses: Sunglasses
    ikea chair: Chair
    wilson tennis racket: Racket
    parker pen: Pen
    moleskine notebook: Notebook; Journal
    dr martens boots: @boots
    iphone: ; Smartphone
    macbook: ; Laptop`,
  'near real words': `
    bread:
    beer:
    cheese:
    money:
    house:
    horse:
    goat:
    boat:
    cattle:
    table: ; Table
    desk: ; Desktop
    pan:
    pin:
    wing:
    king:
    sing:
    lake:
    cake:
    tape:
    cape:
    rope:
    soap:
    duck:
    dock:
    rock:
    beard:
    board: ; Skateboard
    cable:
    dance: ; Flats
    hose:
    pool:
    wool: Coat, Gloves, Sofa
    cork: ; Flats
    sleeve:
    match: ; Football
    patch:
    botox:
    bat: Table
    plane:
    crane:
    brain:`,
  lacking: `
    car tyres:
    car tires:
    lawn mower:
    washing machine:
    fridge:
    dishwasher:
    vacuum cleaner:
    hair dryer:
    toothbrush:
    toothpaste:
    shampoo:
    dog food:
    cat litter:
    aquarium:
    tent:
    sleeping bag:
    fishing rod:
    golf clubs:
    swimming goggles:
    yoga mat:
    dumbbells:
    drill:
    hammer:
    screwdriver:
    paint roller:
    printer ink:
    television:
    hard drive:
    curtains:
    bath towel:
    frying pan:
    coffee machine:
    chocolate:
    wine:
    perfume:
    bikini:
    underwear:
    bra:
    tie:
    earrings:
    necklace:
    bookshelf:
    water bottle:
    baby food:
    gift card:
    concert tickets:
    piano: ; Accordion
    flute: ; Recorder
    microwave oven:
    wheelchair:
    bord game:
    sleping bag:
    water botle:`,
  colours: `
    red shoes: Heels, Ankle; Running, Flats, Hiking
    red boots: Ankle; Hiking
    blue dress: Dress
    blue shoes: Flats; Running, Heels
    green socks: Socks
    blue pen: Pen
    red scarf: Scarf
    violet umbrella: Umbrella
    red bike: Bike
    red guitar: Guitar
    yellow notepad: Spiral; Notebook
    brown bag: Handbag, Briefcase; Backpack, Suitcase, Purse
    red lipstick: Lipstick
    red bag: @bags; Purse
    blue suitcase: Suitcase
    golden mirror: Mirror
    blue sofa: Sofa
    red clock: Alarm; Mantel
    green tee: Tee
    blue cap: Cap
    blue scarf: Scarf
    green dress: Dress
    yellow socks: Socks`,
  prices: `
    shoes under $100: Running, Heels, Flats
    bag under 100: Backpack, Purse
    watch under $100:
    toys under $20: Puzzle
    gift under $15: Lotion, Notebook, Candle, Spiral, Socks
    laptop under $1000: Laptop
    clock under 50 dollars: Alarm
    guitar below $500: Guitar
    headphones less than 150: Headphones
    shoes from $50 to $90: Running, Flats
    ring over $500: Ring
    bags over $150: Suitcase, Briefcase
    cheap pen: Pen
    cheap chair: Chair`,
  exclusion: `
    bag without leather: Backpack, Suitcase
    shoes not running: Heels, Flats; @boots
    shoes without heels: Running, Flats, Hiking
    drum not djembe: Snare
    clock not alarm: Mantel
    clock without alarm: Mantel
    ball not basketball: Football
    boots not hiking: Ankle
    boots without heel: Hiking
    bag not handbag: Backpack, Suitcase, Briefcase; Purse
    hat not straw: ; Cap
    toys not wooden: Teddy, Puzzle, Kite, Dinosaur, Rocket, Dolls; Telescope
    wireless not mouse: Headphones; Controller
    tennis not table: Racket
    books not cookbook: Novel, Field; Notebook, Journal`,
};
