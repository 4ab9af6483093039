/**
 * A fifth set like `OWN_QUERIES`, written and graded before any answer was seen, once the fourth one had led to
 * improvements.
 */
export const FIFTH_QUERIES: Readonly<Record<string, string>> = {
  'head nouns': `
    drum kit: Snare; Djembe
    reading lamp: Sofa
    cold cream: ;Lotion
    star map: ;Telescope
    wrist watch: Watch`,
  typos: `
    sunglases polarised: Sunglasses
    scatebord: Skateboard
    sutcase: Suitcase
    wollen coat: Coat
    stonware teapot: Teapot
    basball cap: Cap; Hat
    picnick baskett: Basket`,
  'joined and split': `
    jigsawpuzzle: Puzzle
    table-tennis bat: Table
    sun hat straw: Hat
    rangefindercamera: Camera`,
  prefixes: `
    upholst: Bed
    metal det:
    cabin su: Suitcase
    roller sk: Skates`,
  'a word is missing': `
    tartan scarf: Scarf
    blue suede shoes: Flats; Running, Heels, @boots
    waterproof backpack: Backpack
    wooden chair: Chair
    antique mirror: Mirror
    fleece gloves: Gloves
    baby teddy bear: Teddy
    noise cancelling wireless headphones: Headphones`,
  'two at once': `
    dress and heels: Dress, Heels
    drum or trumpet: Trumpet, Snare, Djembe
    lamp for the sofa: Sofa
    bag for the gym: Backpack; Handbag
    candle, teapot: Candle, Teapot`,
  occasions: `
    something to write with: Pen; Notebook, Journal, Spiral
    trip to the beach: Hat, Sunglasses; Seashore, Basket, Dress
    present for a colleague: Notebook, Pen, Candle, Journal; Watch, Puzzle, Teapot, Scarf, Lotion, Novel
    stay warm: Coat, Scarf, Gloves; Socks
    for a sleepover: ;@toys, Bed
    gift for my niece who loves art: Palette
    music for beginners: Recorder, Violin; @music
    learn to paint: Palette
    snowy day: Coat, Scarf, Gloves; Hiking, Socks`,
  colloquial: `
    specs: ;Sunglasses
    clobber: ;Tee, Jeans, Dress, Coat, Scarf, Gloves, Socks, Cap, Hat
    plushie: Teddy, Dinosaur
    lippy: Lipstick
    hi fi: ;Radio, Headphones
    two wheeler: ;Bike, Scooter
    puter: ;Desktop, Laptop`,
  'the shop': `
    has my order shipped: > orders
    how can i contact you: > contact
    do i have to pay for returns: > returns
    change delivery address: > account
    how do i pay: > cart
    i forgot my password: > forgotPassword
    is delivery free: > delivery
    can i change my mind: > returns`,
  'near real words': `
    candy:
    coal:
    pearl:
    roof:
    beans: ;Dolls
    brick:
    shelf: ;Dinosaur, Radio`,
  makers: `
    dr martens boots: @boots
    ray-ban sunglasses: Sunglasses
    steinway: 
    thinkpad laptop: Laptop
    nikon: ;Camera
    moleskine: ;Notebook, Journal, Spiral`,
  prices: `
    watch below 200: Watch
    guitar over 300: Guitar
    anything under $7: Spiral
    camera less than 100 dollars:
    cheapest bag: Purse, Backpack, Handbag, Suitcase, Briefcase`,
  exclusion: `
    shoes but no heels: Running, Flats; Hiking
    gloves without wool:
    keyboard not wireless: Keyboard
    books not novels: Field, Cookbook; Notebook, Journal, Spiral`,
  lacking: `
    airpods: ;Headphones
    sleeping pills:
    bread maker:
    garden hose:
    bath towel:
    car tyres:`,
};
