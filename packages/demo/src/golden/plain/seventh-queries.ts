/** A seventh set like `OWN_QUERIES`, written before any answer was seen, once the sixth one had led to improvements. */
export const SEVENTH_QUERIES: Readonly<Record<string, string>> = {
  'which one last': `
    headphones noise cancelling: Headphones
    blue jeans men: Jeans
    winter coat kids: Coat
    tshirt white: Tee
    puzzle 1000 pieces: Puzzle
    earbuds wireless: Headphones
    jacket leather: Coat
    coat kids: Coat
    watch mens: Watch
    boots hiking womens: Hiking`,
  typos: `
    bycicle: Bike
    earbuds wireles: Headphones
    sneekers: Running; @shoes
    runing shoes: Running; @shoes, @boots
    sandles: ; @shoes, @boots
    skatebord: Skateboard
    towl:
    expresso:
    coffe grinder:
    wine glases:`,
  'head nouns': `
    umbrella: Umbrella
    hat: Hat, Cap
    scarf: Scarf
    gloves: Gloves
    socks: Socks
    shirt: Tee
    football: Football
    violin: Violin
    camera: Camera
    purse: Purse; Handbag
    mirror: Mirror
    clock: @clocks
    teddy: Teddy
    novel: Novel
    candle: Candle
    fountain pen: Pen`,
  'a word is missing': `
    red dress: Dress
    samsung phone: Smartphone
    gaming mouse: Mouse
    mechanical keyboard: Keyboard; Desktop
    office chair ergonomic: Chair
    lamp for desk: Sofa
    phone and charger: Smartphone
    diary 2027: Notebook, Journal
    gold ring: Ring`,
  lacking: `
    tent:
    frying pan non stick:
    kettle:
    wine glasses:
    swim suit:
    knife set:
    bed sheets:
    light bulb:
    phone charger:
    bike helmet:
    drum sticks:
    hose for garden:
    dog food:
    perfume:
    belt:
    standing desk:
    gift card:
    discount code:`,
  occasions: `
    something to sit on: Chair, Sofa; Bed
    stuff for camping: Compass, Hiking; Backpack, Telescope, Basket, Socks
    birthday present girl 8: Teddy, Dolls, Puzzle, Kite, Train, Dinosaur, Rocket; Telescope
    back to school: Backpack, Notebook, Spiral, Pen; Recorder, Journal
    rainy day: Umbrella; Hiking
    garden: Ficus; Basket
    hiking gear: Hiking, Compass, Backpack; Socks`,
  'british and american': `
    trousers: Jeans
    rucksack: Backpack
    soccer ball: Football
    bicycle: Bike
    jumper: ; Tee, Coat`,
  'the shop': `
    return policy: > returns
    how long does delivery take: > delivery
    track my order: > orders
    contact: > contact`,
  exclusion: `
    chair without arms: Chair
    shoes not leather: Running, Hiking; @shoes`,
};
