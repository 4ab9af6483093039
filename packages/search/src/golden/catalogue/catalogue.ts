import { randomFrom, type Random } from '../random.js';
import { things, type Thing, type Unit } from './things.js';
import {
  APOSTROPHE_BRANDS,
  AUDIENCES,
  COLOURS,
  FOREIGN,
  LOOKS,
  MARKED_BRANDS,
  MATERIALS,
  PLAIN_BRANDS,
  PURPOSES,
} from './words.js';

/** What the rule by which queries are graded knows of a product. */
export interface Facts {
  thing?: string;
  /** The thing that it is made for. */
  madeFor?: string;
  brand?: string;
  look?: string;
  material?: string;
  colour?: string;
  audience?: string;
  quantity?: string;
  code?: string;
  foreign?: readonly string[];
}

/** A product with what is known about it. */
export interface GoldenProduct {
  id: string;
  name: string;
  description: string;
  category: string;
  priceCents: number;
  quantity: number;
  createdAt: number;
  facts: Facts;
  /** What only its description mentions. */
  mentioned: Facts;
}

const SEED = 13;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;
const SIZES: Record<Unit, readonly string[]> = {
  ml: ['250 ml', '330ml', '500 ml', '750ml', '1 l', '1.5 l', '2 l'],
  g: ['100 g', '250g', '500 g', '1 kg', '2.5 kg', '5kg'],
  inch: ['13-inch', '14 inch', '15.6-inch', '24 inch', '27-inch', '32"'],
  cm: ['20 cm', '28cm', '40 cm', '60cm', '90 cm', '120 cm'],
  gb: ['32 GB', '64GB', '128 GB', '256GB'],
  w: ['7 W', '12W', '60 W', '1200W'],
  mah: ['5000 mAh', '10000mAh', '20,000 mAh'],
};
const MARKS = ['-', ' ', '/', ''];
const LETTERS = Array.from('BCDFGHKLMNPRSTVWXZ');

/** The same products for the same number. */
export function goldenCatalogue(count = 2_000): GoldenProduct[] {
  const random = randomFrom(SEED);
  return Array.from({ length: count }, (_, index) => productAt(index, random));
}

function productAt(index: number, random: Random): GoldenProduct {
  const base = {
    id: (index + 0x10000000).toString(16).padStart(24, '0'),
    priceCents: random.between(3, 400) * 100 - (random.next() < 0.7 ? 1 : 0),
    quantity: random.next() < 0.08 ? 0 : random.between(1, 200),
    createdAt: FIRST_DAY + random.between(0, 8_000) * HOUR_MS,
  };
  if (random.next() < 0.06) return { ...base, ...foreignProduct(random) };
  const thing = random.pick(things);
  const facts = factsOf(thing, random);
  const mentioned = mentions(random);
  return {
    ...base,
    name: nameOf(thing, facts, random),
    description: descriptionOf(mentioned, random),
    category: thing.category,
    facts,
    mentioned,
  };
}

function factsOf(thing: Thing, random: Random): Facts {
  const often = random.next();
  const brands = often < 0.7 ? PLAIN_BRANDS : often < 0.88 ? MARKED_BRANDS : APOSTROPHE_BRANDS;
  const wears = thing.category === 'Clothing' || thing.category === 'Shoes';
  return {
    thing: thing.name,
    madeFor: thing.made,
    brand: random.pick(brands),
    ...(random.next() < 0.6 && { look: random.pick(LOOKS)[0] }),
    ...(random.next() < 0.5 && { material: random.pick(MATERIALS) }),
    ...(random.next() < 0.6 && { colour: random.pick(COLOURS) }),
    ...(wears && random.next() < 0.6 && { audience: random.pick(AUDIENCES) }),
    ...(thing.unit && { quantity: random.pick(SIZES[thing.unit]) }),
    ...(random.next() < 0.25 && { code: codeFrom(random) }),
  };
}

function codeFrom(random: Random): string {
  const letters = random.pick(LETTERS) + random.pick(LETTERS);
  const end = random.next() < 0.5 ? random.pick(LETTERS) : '';
  return `${letters}${random.pick(MARKS)}${random.between(100, 9_999)}${end}`;
}

function nameOf(thing: Thing, facts: Facts, random: Random): string {
  const { brand, look, material, colour, audience, quantity, code } = facts;
  const noun = random.next() < 0.2 ? (plural(thing.name) ?? thing.name) : thing.name;
  const middle = [audience, look, material, noun].filter(Boolean).join(' ');
  const title = `${brand} ${middle.replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase())}`;
  return [[title, code].filter(Boolean).join(' '), quantity, colour].filter(Boolean).join(', ');
}

/** The plural of a name whose last word is regular and singular. */
export function plural(name: string): string | undefined {
  if (/s$|food|coffee|oil|water|candy|furniture|curtains|cutlery|[^aeiou]y$/.test(name))
    return undefined;
  return /(ch|sh|x)$/.test(name) ? `${name}es` : `${name}s`;
}

function mentions(random: Random): Facts {
  const thing = random.pick(things);
  return {
    thing: thing.name,
    material: random.pick(MATERIALS),
    colour: random.pick(COLOURS),
    look: random.pick(LOOKS)[0],
  };
}

function descriptionOf({ thing, material, colour, look }: Facts, random: Random): string {
  return [
    `Made for ${random.pick(PURPOSES)} and ${random.pick(PURPOSES)}, with parts of ${material}.`,
    `Goes well with a ${colour} ${thing}.`,
    `Its ${look} design saves room, and it comes with ${random.between(2, 9)} years of warranty.`,
  ].join(' ');
}

function foreignProduct(random: Random) {
  const [adjectives, nouns, gap] = random.pick(FOREIGN);
  const words = [random.pick(adjectives.split(' ')), random.pick(nouns.split(' '))];
  return {
    name: words.join(gap),
    description: '—',
    category: 'World',
    facts: { foreign: words },
    mentioned: {},
  };
}
