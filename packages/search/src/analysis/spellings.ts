const PAIRS = `aluminium aluminum, armour armor, axe ax, behaviour behavior, calibre caliber, carburettor carburetor,
catalogue catalog, centre center, chequebook checkbook, cheque check, colour color, coloured colored, colouring coloring,
cosy cozy, disc disk, doughnut donut, draught draft, enamelled enameled, favourite favorite, fibre fiber, flavour flavor,
flavoured flavored, fulfil fulfill, grey gray, harbour harbor, honour honor, jewellery jewelry, jewelled jeweled,
kerb curb, labelled labeled, licence license, litre liter, manoeuvre maneuver, marvellous marvelous, metre meter,
mould mold, moulded molded, moustache mustache, multicolour multicolor, multicoloured multicolored, neighbour neighbor,
odour odor, omelette omelet, panelled paneled, paediatric pediatric, parlour parlor, plough plow, practise practice,
programme program, pyjama pajama, pyjamas pajamas, sceptic skeptic, sulphate sulfate, theatre theater,
travelling traveling, traveller traveler, tyre tire, vapour vapor, whisky whiskey, woollen woolen, yoghurt yogurt,
storey story, speciality specialty, chilli chili, liquorice licorice, artefact artifact, moulding molding,
sabre saber, kilometre kilometer, centimetre centimeter, millimetre millimeter, barbeque barbecue,
expresso espresso, sandle sandal, sandles sandals`;

/** Spellings of one word in different countries, or by many people, each with the one that stands for both. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(',').map((pair): [string, string] => {
    const [from = '', to = ''] = pair.trim().split(/\s+/);
    return [from, to];
  }),
);
