/**
 * A second set like `OWN_QUERIES`, written by class before any answer was seen, and looked at before a round of
 * improvements.
 */
export const SECOND_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    accordion: Accordion
    scooter: Scooter
    racket: Racket
    compass: Compass
    microphone: Microphone
    pad: Spiral; Notebook
    novel: Novel
    skates: Skates`,
  typos: `
    sunglases for men: Sunglasses
    umberella: Umbrella
    necklase:
    bracelete: Bracelet
    bagpack: Backpack
    handbagg: Handbag
    luggege: Suitcase; Backpack
    boardgame:
    guiter: Guitar
    violyn: Violin
    headfons: Headphones
    keybaord: Keyboard
    camara: Camera
    smartpone: Smartphone
    basketbal: Basketball
    racquett: Racket
    skooter: Scooter
    tredy bear: Teddy
    dinasour: Dinosaur
    telescop: Telescope
    canddle: Candle
    miror: Mirror
    ficuss: Ficus
    cookbok: Cookbook
    fountan pen: Pen`,
  plurals: `
    suitcases: Suitcase
    briefcases: Briefcase
    trumpets: Trumpet
    recorders: Recorder
    compasses: Compass
    rackets: Racket
    skateboards: Skateboard
    lipsticks: Lipstick
    necklaces:
    novels: Novel
    journals: Journal; Notebook
    dinosaurs: Dinosaur
    boxes: ; Novel
    ladies shoes: @shoes, @boots
    brushes: ; Palette`,
  'joined and split': `
    wrist watch: Watch
    back packs: Backpack
    micro phone: Microphone
    smart-phone: Smartphone
    rollerskate: Skates
    pingpong: Table
    jigsawpuzzle: Puzzle
    hikingboots: Hiking
    steamtrain: Train
    field-guide: Field
    lap-top: Laptop
    bodylotion: Lotion
    tin-rocket: Rocket
    note pad: Spiral, Notebook; Journal`,
  prefixes: `
    brief: Briefcase
    acco: Accordion
    trum: Trumpet
    sungl: Sunglasses
    lipst: Lipstick
    hardc: Notebook
    saxo: Saxophone
    rock: Rocket
    basketb: Basketball
    wireless he: Headphones
    teddy be: Teddy
    picnic ba: Basket`,
  'a word is missing': `
    silk dress: Dress
    fur coat: Coat
    turquoise ring: Ring
    antique mirror: Mirror
    marble clock: @clocks
    waterproof backpack: Backpack
    retro radio: Radio
    solar radio: Radio
    5 string bass guitar: Guitar
    left handed guitar: Guitar
    heated gloves: Gloves
    compression socks: Socks
    tall mirror: Mirror
    bean bag chair: Chair
    queen size bed: Bed
    bluetooth keyboard: Keyboard
    baby shoes: @shoes; @boots
    steel water bottle:
    tennis shoes: Running; @shoes
    crossbody bag: @bags; Purse
    artificial plant: Ficus
    steampunk watch: Watch
    curved monitor:
    heart shaped candle: Candle`,
  'two at once': `
    socks and gloves: Socks, Gloves
    violin or trumpet: Violin, Trumpet
    candle, mirror: Candle, Mirror
    teapot with strainer: Teapot
    laptop + mouse: Laptop, Mouse
    bear and dinosaur: Teddy, Dinosaur
    coat with pockets: Coat; Dress
    chair for kitchen table: Chair
    bag for school: Backpack; @bags, Purse
    phone with good camera: Smartphone
    lotion and lipstick: Lotion, Lipstick
    notebook and pen set: Notebook, Pen; Journal, Spiral
    backpack for laptop: Backpack
    shoes for hiking: Hiking; @shoes
    jeans and tee: Jeans, Tee
    bike and scooter: Bike, Scooter`,
  occasions: `
    gift for grandma: Candle, Lotion, Scarf, Teapot; Bracelet, Ring, Handbag, Lipstick, Purse, Gloves
    gift for a drummer: Snare, Djembe; @music
    gift for a tennis player: Racket
    gift for a cyclist: Bike
    birthday present for a 5 year old: @toys; Telescope, Scooter
    gift for a traveler: Suitcase; Backpack, Compass
    present for my boss: Pen, Briefcase, Watch, Notebook; Scarf, Candle
    valentine: Ring, Bracelet, Lipstick, Candle; Watch, Lotion
    autumn outfit: Coat, Scarf; Gloves, Ankle, Hat, Cap, Jeans
    garden party: Hat, Dress, Basket; Kite
    trekking: Hiking, Compass; Backpack, Socks
    sewing:
    music practice: @music
    star gazing: Telescope
    tea party: Teapot; Teddy
    commute to work: Backpack, Bike, Scooter, Briefcase; Laptop
    sunny day: Hat, Sunglasses; Dress, Cap`,
  colloquial: `
    sale: Backpack, Suitcase, Hat
    dungarees: ; Jeans
    duds: ; Jeans, Dress, Tee
    carry-on bag: Suitcase; @bags
    comfy chair: Chair
    earphones: Headphones
    earbuds: ; Headphones
    mobile phone: Smartphone
    cellphone: Smartphone
    snaps camera: Camera
    gym shoes: Running; @shoes
    frock: Dress
    bobble hat: Hat, Cap
    mittens: Gloves
    tote: @bags; Purse
    satchel: Backpack, Briefcase, Handbag
    holdall: @bags
    kids bike: Bike
    footy: Football
    sketch pad: Spiral, Notebook; Journal, Palette
    wrist watch for him: Watch
    moisturiser: Lotion
    lippy: Lipstick
    potted plant: Ficus
    soft toy: Teddy, Dinosaur
    choo choo: Train
    ivories: ; Accordion
    dinner jacket: ; Coat`,
  'the shop': `
    how do i return something: > returns
    send back shoes: @shoes, @boots
    exchange policy: > returns
    where is my parcel: > orders
    tracking number: > orders
    next day delivery: > delivery
    do you ship to germany: > delivery
    delivery options: > delivery
    international shipping: > delivery
    cancel my order: > orders
    your address: > contact
    speak to someone: > contact
    faq: > contact
    log in: > login
    sign up: > register
    change password: > forgotPassword
    new account: > register
    company: > about
    payment methods:
    newsletter:
    jobs:
    store hours: > contact
    data privacy: > policy
    cookie settings: > policy
    basket: Basket
    my basket: > cart
    warranty: > returns
    contact form: > contact`,
  'british and american': `
    trousers: Jeans
    pants: Jeans
    jumper: ; Coat, Tee, Scarf
    sweater: ; Coat, Tee, Scarf
    pushchair:
    pram:
    cookie jar:
    biscuit tin:
    soccer cleats: ; Football, Running
    wellies: ; @boots
    rain boots: @boots
    fanny pack: ; @bags
    bum bag: ; @bags
    sweets:
    candy:
    eyeglasses: Sunglasses
    aluminium suitcase: Suitcase
    eraser:
    rubber: ; Table
    cot: ; Bed
    crib: ; Bed
    couch for two: Sofa
    biro: Pen
    ballpoint: Pen
    grey hat: Hat; Cap`,
  makers: `
    reebok trainers: Running; @shoes
    asics running shoes: Running
    new balance sneakers: Running; @shoes
    hp laptop: Laptop
    lenovo notebook: Laptop, Notebook; Journal, Spiral
    jbl speaker:
    sennheiser headphones: Headphones
    google pixel: ; Smartphone
    leica camera: Camera
    razer mouse: Mouse
    herschel backpack: Backpack
    louis vuitton handbag: Handbag; Purse
    tissot watch: Watch
    lamy fountain pen: Pen
    leuchtturm notebook: Notebook; Journal, Spiral
    stradivarius: ; Violin
    barbie: ; Dolls
    steiff bear: Teddy
    playmobil: ; @toys
    birkenstock sandals: ; @shoes
    mac lipstick: Lipstick
    clarks ankle boots: Ankle; @boots
    tefal pan:`,
  'near real words': `
    canal:
    hotel:
    recipe: ; Cookbook
    cradle: ; Bed
    boots: @boots
    boats:
    goats:
    hatch:
    scare:
    chain: ; Bike
    clack:
    cash: ; Purse
    gold: ; Mirror, Saxophone, Train
    silver: ; Mirror
    lead:
    ruin:
    clock: @clocks
    cloth: ; Sunglasses, Trumpet, Mouse, Umbrella
    lion:
    tiger:
    wagon: ; Train
    monster:
    button: ; Umbrella, Keyboard
    pearl:
    grass: ; Football
    sheet: ; Saxophone
    candy:
    rabbit:
    towel:
    barn:
    brick:
    ship: > delivery
    rice:
    seal: ; Saxophone
    drill:
    pepper:`,
  lacking: `
    garden gnome:
    bbq grill:
    hiking poles: ; Hiking
    cat tree:
    winter tires:
    laundry detergent:
    board games:
    drone:
    smart tv:
    playing cards:
    socket wrench:
    sunscreen: ; Lotion
    air conditioner:
    mattress: ; Bed
    engagement ring: Ring
    dog leash:
    protein powder:
    bed sheets: ; Bed
    nail clippers:
    picture frame:
    coffee beans:
    fishing net:
    baby monitor:
    tool box:
    wedding invitations:`,
};
