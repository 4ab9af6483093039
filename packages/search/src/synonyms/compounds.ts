/** Two words that name a thing which is no kind of what the second word alone names. */
const COMPOUNDS: ReadonlySet<string> = new Set(
  `sleeping bag, bean bag, tea bag, bin bag, sand bag, mouse pad, mouse mat, sofa bed, vacuum bag, punching bag, golf club, key ring, curtain ring,
  napkin ring, teething ring, nose ring, ear ring, phone case, pencil case, pillow case, glasses case, guitar case,
  violin case, watch case, gift card, credit card, graphics card, memory card, sim card,
  playing cards, business card, greeting card, washing machine, coffee machine, sewing machine, slot machine,
  hair dryer, tumble dryer, car seat, toilet seat, bike seat, child seat, booster seat, dog bed, cat bed, flower bed,
  pet bed, river bed, light bulb, door bell, bicycle bell, head light, tail light, traffic light,
  table cloth, wash cloth, tooth brush, hair brush, egg cup, power plant,
  car radio, gear stick, glue stick, lip balm, nail polish, shoe polish, boot polish, horse shoe,
  brake shoe, snow shoe, shoe box, boot camp, dog coat, coat hanger, coat rack, hat stand, bottle cap, hub cap,
  swimming cap, shower cap, hot dog, guinea pig, fruit fly, paper plane,
  potato chips, apple pie, tennis court, basketball court, football pitch,
  disco ball, meat ball, exercise ball, vampire bat, wing mirror, salad dressing, hair clip, paper clip,
  train ticket, train track, rocket salad, rocket engine, concert ticket, water bottle, wine bottle`
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' ')),
);

export const isCompound = (first = '', second = ''): boolean =>
  COMPOUNDS.has(`${first} ${second}`) || COMPOUNDS.has(`${first} ${second.replace(/s$/, '')}`);
