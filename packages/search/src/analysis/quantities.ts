/** Units and how many of the base unit each has. */
const UNITS = new Map<string, readonly [base: string, factor: number]>();

function unit(base: string, factor: number, names: string): void {
  for (const name of names.split(' ')) UNITS.set(name, [base, factor]);
}

unit('ml', 1, 'ml milliliter milliliters millilitre millilitres cc');
unit('ml', 10, 'cl');
unit('ml', 100, 'dl');
unit('ml', 1_000, 'l lt ltr liter liters litre litres');
unit('g', 0.001, 'mg');
unit('g', 1, 'g gr gm gram grams gramme grammes');
unit('g', 1_000, 'kg kgs kilo kilos kilogram kilograms');
unit('oz', 1, 'oz ounce ounces');
unit('oz', 16, 'lb lbs pound pounds');
unit('floz', 1, 'floz');
unit('cm', 0.1, 'mm millimeter millimeters millimetre millimetres');
unit('cm', 1, 'cm centimeter centimeters centimetre centimetres');
unit('cm', 100, 'm meter meters metre metres');
unit('in', 1, 'in inch inches');
unit('in', 12, 'ft foot feet');
unit('in', 36, 'yd yds yard yards');
unit('gb', 0.001, 'mb megabyte megabytes');
unit('gb', 1, 'gb gig gigs gigabyte gigabytes');
unit('gb', 1_000, 'tb terabyte terabytes');
unit('w', 1, 'w watt watts');
unit('w', 1_000, 'kw kilowatt kilowatts');
unit('v', 1, 'v volt volts');
unit('mah', 1, 'mah');
unit('mah', 1_000, 'ah');
unit('hz', 1, 'hz hertz');
unit('hz', 1e3, 'khz');
unit('hz', 1e6, 'mhz');
unit('hz', 1e9, 'ghz');
unit('lm', 1, 'lm lumen lumens');
unit('month', 1, 'month months mth mths');
unit('month', 12, 'y yr yrs year years');
unit('person', 1, 'person persons people player players');
unit('seat', 1, 'seat seats seater seaters');
unit('pc', 1, 'pc pcs piece pieces pack packs pk pks ct count');
unit('mp', 1, 'mp megapixel megapixels');

export const isUnit = (word: string): boolean => UNITS.has(word);

/** A number with its unit in one form, whatever unit it is given in: `1.5` and `kg` are `1500g`. */
export function quantityOf(amount: string, unitName: string): string | undefined {
  const known = UNITS.get(unitName);
  if (!known) return undefined;
  const [base, factor] = known;
  // Without the noise of binary fractions.
  return `${Number((Number(amount) * factor).toPrecision(9))}${base}`;
}

/** Digits with a dot before their fraction, and nothing between thousands. */
export function plainNumber(text: string): string {
  const number = /,\d{3}(?:$|[,.])/.test(text) ? text.replace(/,/g, '') : text.replace(',', '.');
  return /^\d+\.\d+$/.test(number) ? String(Number(number)) : number;
}
