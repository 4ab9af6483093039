/**
 * A sixth set like `OWN_QUERIES`, written and graded before any answer was seen, once the fifth one had led to
 * improvements.
 */
export const SIXTH_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    wallet: Purse
    desk lamp: Sofa
    house plant: Ficus
    laptop: Laptop; Desktop
    wristwatch: Watch
    hat: Hat, Cap
    boots: @boots
    microphone for podcasts: Microphone
    recipe book: Cookbook
    soft toy: Teddy, Dinosaur
    percussion: Snare, Djembe
    furniture: Chair, Bed, Sofa; Mirror
    computer: Desktop, Laptop
    stationery: Notebook, Journal, Spiral, Pen; Palette`,
  typos: `
    hedphones: Headphones
    camra: Camera
    umberella: Umbrella
    gutar: Guitar
    saxaphone: Saxophone
    telescop: Telescope
    leather brifcase: Briefcase
    dinosore: Dinosaur
    braclet: Bracelet
    runing shoes: Running
    compas: Compass
    microfone: Microphone
    acordion: Accordion
    skatebord: Skateboard
    jigsaw puzle: Puzzle
    trumpit: Trumpet
    keybord: Keyboard
    candel: Candle`,
  plurals: `
    watches: Watch
    dresses: Dress
    scarves: Scarf
    mice: Mouse
    paint brushes: Palette
    violins: Violin
    teddies: Teddy
    sock: Socks
    glove: Gloves
    heel: Heels; Ankle
    jean: Jeans`,
  'joined and split': `
    head phones: Headphones
    lap top: Laptop
    foot ball: Football
    sun glasses: Sunglasses
    back pack: Backpack
    alarmclock: Alarm; Mantel
    picnicbasket: Basket
    hand bag: Handbag
    tabletennis: Table
    runningshoes: Running
    bodylotion: Lotion
    note-book: Notebook`,
  prefixes: `
    umbr: Umbrella
    tele: Telescope
    gui: Guitar
    head: Headphones
    roll: Skates
    sax: Saxophone
    wal: Chair, Umbrella
    leather bri: Briefcase
    walnut ch: Chair
    bask: Basket, Basketball
    ted: Teddy
    mirr: Mirror
    wireless he: Headphones`,
  'a word is missing': `
    black shoes: @shoes; @boots
    green coat: Coat
    silver ring: Ring
    leather sofa: Sofa
    oak chair: Chair
    velvet dress: Dress
    mens watch: Watch
    kids bike: Bike; Scooter
    acoustic guitar: Guitar
    bass drum: Snare, Djembe
    mountain bike: Bike
    gold bracelet: Bracelet
    glass teapot: Teapot
    cashmere scarf: Scarf
    bluetooth keyboard: Keyboard
    waterproof jacket: ;Coat
    patterned socks: Socks`,
  'two at once': `
    scarf and gloves: Scarf, Gloves
    keyboard and mouse: Keyboard, Mouse
    hat or cap: Hat, Cap
    notebook and pen: Notebook, Pen
    chair for desk: Chair
    bag for laptop: Backpack, Briefcase; Handbag, Suitcase
    guitar, violin: Guitar, Violin
    teapot & candle: Teapot, Candle
    mirror for hallway: Mirror
    toys and books: @toys, @books
    shoes with heels: Heels, Ankle
    strap for camera: Camera`,
  occasions: `
    birthday present for a 5 year old: @toys; Football, Scooter, Recorder, Palette
    back to school: Backpack, Notebook, Spiral, Pen; Laptop, Journal, Recorder
    beach holiday: Hat, Sunglasses; Suitcase, Field, Dress, Lotion, Kite
    camping: Hiking, Compass; Backpack, Telescope, Radio, Basket
    wedding guest outfit: Dress, Heels; Handbag, Flats, Ring, Bracelet, Ankle, Lipstick
    rainy day: Umbrella; Coat, Puzzle, Hiking, Novel
    home office: Keyboard, Mouse, Desktop, Laptop, Chair; Headphones, Notebook, Microphone, Pen
    christmas gift for kids: @toys; Telescope, Football, Palette
    learn an instrument: Recorder, Violin; @music
    date night: Heels, Dress, Lipstick; Candle, Handbag, Ring, Bracelet
    business trip: Suitcase, Briefcase; Laptop, Backpack
    winter clothes: Coat, Scarf, Gloves; Socks, @boots
    family game night: ;Puzzle, Controller, Table
    stargazing: Telescope
    housewarming gift: Candle, Ficus, Teapot; Mirror, Cookbook, Basket, Chair, @clocks
    going to the gym: Running; Backpack, Socks, Headphones`,
  colloquial: `
    kicks: Running; Heels, Flats, @boots
    shades: Sunglasses
    comfy chair: Chair; Sofa
    lappy: Laptop
    bling: Ring, Bracelet; Watch
    ping pong: Table
    footie ball: Football
    timepiece: Watch; @clocks
    mobile: Smartphone
    cuddly bear: Teddy
    mic: Microphone
    choo choo: Train
    tshirt: Tee
    make up: Lipstick; Lotion, Mirror`,
  'british and american': `
    brolly: Umbrella
    sneakers: Running
    pocketbook: Handbag; Purse
    couch: Sofa
    jewellery: Ring, Bracelet; Watch
    trousers: Jeans
    pants: Jeans
    cell phone: Smartphone
    jumper: ;Coat, Tee, Scarf
    soccer ball: Football
    carry on luggage: Suitcase
    rucksack: Backpack
    colour pencils: ;Palette, Pen
    moisturiser: Lotion
    looking glass: Mirror
    trainers: Running`,
  makers: `
    nike shoes: @shoes; @boots
    adidas: ;Running, Football, Tee, Cap, Socks
    iphone: ;Smartphone
    fender guitar: Guitar
    samsung galaxy: ;Smartphone
    rolex watch: Watch
    ikea chair: Chair
    lego: ;@toys
    canon camera: Camera
    levis jeans: Jeans
    gucci handbag: Handbag; Purse
    playstation controller: Controller
    yamaha saxophone: Saxophone`,
  'the shop': `
    where is my parcel: > orders
    refund: > returns
    how long does shipping take: > delivery
    customer service: > contact
    log in: > login
    create account: > register
    privacy: > policy
    terms and conditions: > terms
    phone number: > contact
    cancel order: > orders
    about us: > about
    opening hours: > contact
    exchange an item: > returns
    forgot password: > forgotPassword
    shipping costs: > delivery
    checkout: > cart
    change password: > account
    sign up: > register`,
  'near real words': `
    boats:
    rug:
    cat: ;Basket
    bread: ;Basket
    sacks: ;@bags
    goat: ;Djembe
    block:
    bagel:
    plate:
    hose:
    mouth: ;Trumpet
    peas:
    king:
    cable: ;Desktop
    wrench:
    roots:`,
  lacking: `
    fridge:
    toaster:
    curtains:
    swimming goggles:
    shampoo: ;Lotion
    tent: ;Hiking, Compass, Backpack
    printer: ;Laptop, Desktop, Keyboard, Mouse
    washing machine:
    cat food:
    drill:
    bed sheets: ;Bed`,
  colours: `
    red shoes: Heels; Ankle
    green top: Tee
    yellow notepad: Spiral
    violet gloves: Gloves
    red scarf: Scarf
    gold mirror: Mirror
    purple umbrella: Umbrella
    pink backpack: Backpack
    blue pen: Pen
    brown bag: Handbag; Briefcase`,
  prices: `
    clothes under 20: Tee, Gloves, Socks; Cap
    toys under $25: Puzzle, Kite, Dinosaur
    bag under 60: Backpack; Purse
    gift under 15: Notebook, Lotion, Candle, Spiral, Socks
    most expensive camera: Camera
    cheap headphones: Headphones
    shoes between 50 and 100: Running, Heels, Flats
    instrument over 500: Saxophone, Accordion
    laptop under 500: ;Laptop, Desktop`,
  'numbers and sizes': `
    14 inch laptop: Laptop
    27 inch screen: Desktop
    400ml lotion: Lotion
    size 7 basketball: Basketball
    1000 piece puzzle: Puzzle
    35mm camera: Camera
    24 megapixel camera: Camera
    usb c microphone: Microphone
    2 pairs of socks: Socks
    dress size m: Dress
    size 38 flats: Flats
    40 hour headphones: Headphones
    16gb laptop: Laptop
    seven gear bike: Bike`,
  exclusion: `
    bag not leather: Backpack, Suitcase
    clock without alarm: Mantel
    toys without dinosaur: Teddy, Puzzle, Kite, Dolls, Train, Rocket
    drum not djembe: Snare
    shoes without heels: Running, Flats; Hiking
    hat not straw: Cap
    instruments except guitar: Violin, Trumpet, Snare, Saxophone, Djembe, Accordion, Recorder
    jewellery but no ring: Bracelet; Watch
    boots not red: Hiking`,
};
