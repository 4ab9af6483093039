/**
 * A fourth set like `OWN_QUERIES`, written and graded before any answer was seen, once the third one had led to
 * improvements.
 */
export const FOURTH_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    bear: Teddy
    bracelet for wrist: Bracelet
    drumsticks: Snare
    strap: ;Camera, Suitcase, Watch, Accordion, Dress, Saxophone
    scooter for adults: Scooter`,
  typos: `
    headhpones: Headphones
    mircophone: Microphone
    saxaphone: Saxophone
    jornal: Journal; Notebook
    braclet: Bracelet
    jeens: Jeans
    glvoes: Gloves
    wathc: Watch
    handbga: Handbag
    comapss: Compass
    dinosuar: Dinosaur
    fuontain pen: Pen
    jigsaw puzle: Puzzle
    hikng boots: Hiking; Ankle
    alram clock: Alarm; Mantel
    pinic basket: Basket
    leather brifcase: Briefcase`,
  plurals: `
    boot: @boots
    heel: Heels; Ankle
    teddies: Teddy
    skate: Skates; Skateboard
    sunglass: Sunglasses`,
  'joined and split': `
    head phones: Headphones
    gamecontroller: Controller
    wirelessmouse: Mouse
    t-shirt: Tee
    picnicbasket: Basket
    sun-glasses: Sunglasses`,
  prefixes: `
    umbr: Umbrella
    telesc: Telescope
    accor: Accordion
    skatebo: Skateboard
    candl: Candle
    hiking b: Hiking; Ankle
    wireless h: Headphones
    alarm cl: Alarm; Mantel`,
  'a word is missing': `
    black jeans: Jeans
    white umbrella: Umbrella
    gold watch: Watch
    leather coat: Coat
    silver ring: Ring
    pink skates: Skates
    soy candle: Candle
    double bed: Bed
    womens boots: @boots
    large mirror: Mirror
    brass teapot: Teapot
    android phone: Smartphone`,
  'two at once': `
    chair for a desk: Chair
    lamp for reading: Sofa
    pen and notebook: Pen, Notebook; Journal, Spiral
    watch with blue strap: Watch
    gloves & socks: Gloves, Socks
    telescope with tripod: Telescope
    bike with lights: Bike
    boots for hiking: Hiking; Ankle
    violin or guitar: Violin, Guitar
    suitcase plus backpack: Suitcase, Backpack
    ring and bracelet: Ring, Bracelet
    camera, strap: Camera
    notebook with pocket: Notebook
    candle and mirror: Candle, Mirror`,
  occasions: `
    rainy day: Umbrella; Puzzle, Novel, Hiking
    gift for dad: Watch, Briefcase, Pen, Radio, Headphones; Camera, Compass, Novel
    baby shower: Teddy; Dinosaur
    housewarming: Candle, Ficus, Teapot, Mirror; Mantel
    gift for girlfriend: Ring, Bracelet, Handbag, Lipstick, Scarf; Purse, Candle, Lotion, Heels
    something to read: Novel; Field, Cookbook
    going on holiday: Suitcase; Hat, Sunglasses, Backpack
    present for grandma: Teapot, Candle, Scarf, Purse; Lotion, Puzzle, Umbrella
    kids birthday: @toys
    podcasting: Microphone; Headphones
    wedding ring: Ring
    wet weather: Umbrella; Hiking
    learning music: Recorder, Violin; @music
    picnic in the park: Basket; Kite, Football`,
  colloquial: `
    bling: Ring, Bracelet; Watch
    choo choo train: Train
    footwear: @shoes, @boots; Skates
    cosy blanket:
    nightwear:
    reading glasses: ;Sunglasses
    wheeled luggage: Suitcase; Backpack
    beanie: ;Cap, Hat
    tunes: ;@music, Radio, Headphones
    choccies:
    footie: Football
    ankle biters: ;@toys`,
  'the shop': `
    send it back: > returns
    shipping cost: > delivery
    how long does shipping take: > delivery
    forgotten password: > forgotPassword
    exchange an item: > returns
    do you ship to canada: > delivery
    free shipping: > delivery
    who runs this shop: > about
    lost parcel: > orders
    can i get my money back: > returns
    email you: > contact
    delete my account: > account
    when will it arrive: > delivery`,
  'british and american': `
    bicycle: Bike
    pocketbook: Handbag; Purse
    fancy dress: ;Dress
    trolley case: Suitcase
    carry-on: Suitcase; Backpack
    nappies:
    wristwatch: Watch`,
  makers: `
    nike trainers: Running
    rolex: ;Watch
    lego: ;@toys
    ray ban: ;Sunglasses
    gucci handbag: Handbag; Purse
    spalding basketball: Basketball; Football`,
  'near real words': `
    rugs:
    mug:
    moose:
    tram:
    rake:
    wok:
    fan: ;Laptop
    gun:
    lace: ;@boots
    cone:
    curtain:
    cart wheel: ;Skateboard, Skates, Train, Scooter, Suitcase
    stocks:`,
  lacking: `
    printer:
    toaster:
    tv:
    hdmi cable:
    lawn mower:
    passport cover: ;Purse
    kids car seat:`,
  colours: `
    red toy: Rocket, Train; Kite
    violet gloves: Gloves
    yellow pad: Spiral
    purple umbrella: Umbrella`,
  prices: `
    under 10: Spiral, Socks
    cheap clock: Alarm; Mantel
    shoes under 60: Flats
    bags under 150: Handbag, Backpack; Purse
    jewellery under 50: Bracelet
    instruments under 100: Recorder, Djembe
    computer under 1100: Laptop
    hat under $25: Cap
    toys between 20 and 30: Teddy, Kite, Dinosaur
    chair up to 80: Chair
    gift under 10 dollars: Spiral, Socks
    lamp under 50:`,
  exclusion: `
    bag not leather: Backpack, Suitcase
    drum not snare: Djembe
    boots but not hiking: Ankle
    balls except football: Basketball
    toys without wheels: Teddy, Puzzle, Kite, Dolls, Dinosaur, Telescope; Rocket
    music without guitar: Violin, Trumpet, Snare, Saxophone, Djembe, Accordion, Recorder`,
};
