/** As `OWN_QUERIES`, worded another way, and looked at only once the search was done. */
export const HELD_OUT_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    heels: Heels; Ankle
    flats: Flats
    tee: Tee
    gloves: Gloves
    socks: Socks
    journal: Journal; Notebook
    radio: Radio
    controller: Controller
    desktop: Desktop
    keyboard: Keyboard
    cookbook: Cookbook
    trumpet: Trumpet
    skateboard: Skateboard
    rocket: Rocket
    teapot: Teapot
    briefcase: Briefcase`,
  typos: `
    wirless headphones: Headphones
    skate bord: Skateboard
    bycicle: Bike
    suitcse: Suitcase
    teadpot: Teapot
    baskett: Basket
    hankbag: Handbag
    acoordion: Accordion
    telescpoe: Telescope
    notbook: Notebook; Journal
    chiar: Chair
    merino scraf: Scarf`,
  'a word is missing': `
    purple shoes: @shoes; @boots
    suede boots: @boots
    bamboo chair: Chair
    digital alarm clock: Alarm
    cheap silver bracelet: Bracelet
    designer handbag: Handbag; Purse
    vintage camera: Camera
    foldable bike: Bike
    ceramic teapot: Teapot
    ergonomic keyboard: Keyboard
    woolen scarf: Scarf
    king size bed: Bed
    round mirror: Mirror
    vanilla candle: Candle
    titanium watch: Watch
    silent mouse: Mouse
    3d puzzle: Puzzle
    bluetooth headphones: Headphones
    maternity dress: Dress`,
  'two at once': `
    watch plus bracelet: Watch, Bracelet
    sunglasses and a hat: Sunglasses, Hat; Cap
    a bed and a sofa: Bed, Sofa
    drum & trumpet: @drums, Trumpet
    radio or clock: Radio, @clocks
    boots and socks: @boots, Socks
    umbrella and gloves: Umbrella, Gloves
    pen for school: Pen
    dress for a wedding: Dress
    shoes for the gym: Running; @shoes, @boots
    chair for kitchen: Chair`,
  occasions: `
    something for a guitarist: Guitar; @music
    present for a photographer: Camera
    gift for a traveller: Suitcase, Compass; Backpack
    for a footballer: Football
    going to the beach: Hat, Sunglasses; Dress, Field, Basket
    cold weather: Coat, Scarf, Gloves
    christmas gift for a toddler: Teddy, Train, Dinosaur, Dolls; @toys
    home office: Desktop, Keyboard, Laptop, Mouse; Chair, Briefcase
    cycling: Bike
    gaming: Controller; Keyboard, Mouse, Desktop, Headphones
    drawing: Palette; Pen, Spiral, Notebook
    astronomy: Telescope
    music lessons: @music; Microphone
    commuting: Backpack, Bike, Scooter, Briefcase`,
  colloquial: `
    slacks: Jeans
    runners: Running
    kicks: Running; @shoes
    pullover: Coat, Tee
    sunnies: Sunglasses
    notepad: Spiral, Notebook; Journal
    smartphone mobile: Smartphone
    carry on: Suitcase
    push bike: Bike
    plushie: Teddy, Dinosaur
    stilettos: Heels; Ankle
    cans: ; Headphones
    timer: ; @clocks`,
  'the shop': `
    can i return an item: > returns
    returns policy: > returns
    how long does delivery take: > delivery
    how much is shipping: > delivery
    when do you open: > contact
    customer support: > contact
    telephone number: > contact
    data protection: > policy
    gdpr: > policy
    legal notice: > imprint
    general terms: > terms
    receipt: > orders
    where is my order: > orders
    cancel order: > orders
    sign in: > login
    reset password: > forgotPassword
    who are you: > about
    basket checkout: > cart
    refund policy: > returns
    shipping information: > delivery`,
  makers: `
    puma sneakers: Running; @shoes
    lego toys: @toys; Telescope
    dell laptop: Laptop
    garmin watch: Watch
    samsonite suitcase: Suitcase
    gibson guitar: Guitar
    chanel lipstick: Lipstick
    puma trainers: Running; @shoes
    adidas football: Football
    xbox controller: Controller
    huawei: `,
  'near real words': `
    cool:
    bitter:
    cattle food:
    lamb:
    pony:
    bacon:
    wrench:
    sail:
    moth:
    shed:
    paint:
    peach:
    pillow:
    ladder:
    sauna:
    honey: ; Candle`,
  lacking: `
    winter tyres:
    garden hose:
    electric kettle:
    baby stroller:
    wedding cake:
    fish tank:
    swimming pool:
    hair straightener:
    ironing board:
    contact lenses:
    cough syrup:
    car battery:
    shower curtain:
    snow shovel:
    pizza oven:
    bird cage:
    lawnmower:
    nail polish:
    snowboard:
    trampoline:`,
  colours: `
    something blue to wear: Dress, Cap, Jeans, Flats
    navy dress: Dress
    red coat: Coat
    tan handbag: Handbag
    yellow backpack: Backpack
    cream tee: Tee
    red skates: Skates
    blue chair: Chair
    lilac shoes: Running; @shoes, @boots`,
  prices: `
    handbag under $150: Handbag
    boots under 115: Ankle
    books under $30: Field; Notebook, Journal
    toy from $20 to $30: Teddy, Kite, Dinosaur
    scarf under 20:`,
  exclusion: `
    laptop bag not leather: Backpack; Suitcase
    headphones without cable: Headphones
    guitar not acoustic: Guitar
    drums except snare: Djembe
    shoes no heels: Running, Flats, Hiking
    jewellery without ring: Bracelet
    hat without red: Cap`,
};
