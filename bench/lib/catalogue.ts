import { randomFrom } from '@shop/test-shop/lib/random';
import {
  CATEGORIES,
  COLOURS,
  LOOKS,
  MATERIALS,
  PURPOSES,
  SENTENCES,
  SYLLABLES,
} from './catalogue-words.js';

/** What an administrator would type for one product. */
export interface CatalogueEntry {
  /** A name of `categoryNames`. */
  category: string;
  name: string;
  description: string;
  priceCents: number;
  quantity: number;
}

const SEED = 20_261_121;
const SENTENCES_EACH = 3;
/** Most prices are near this, some are a hundred times higher. US cents. */
const TYPICAL_CENTS = 4_000;
const MOST_CENTS = 999_900;
/** Shares of products that are sold out and low in stock. */
const SOLD_OUT = 0.03;
const LOW = 0.05;

export const categoryNames: readonly string[] = Object.keys(CATEGORIES);

/**
 * Generates products, the same ones each time: names, words, prices and categories vary as in a real catalogue.
 * @param part each value gives a different set of products.
 */
export function catalogueOf(rows: number, part = 0): CatalogueEntry[] {
  const random = randomFrom(SEED + part);
  const categoryAt = weighted(categoryNames);
  const sentence = (template: string, brand: string) =>
    template.replace(/\{(\w+?)2?\}/g, (_, slot: string) => {
      if (slot === 'brand') return brand;
      if (slot === 'number') return String(random.between(2, 900));
      return random.pick(SLOTS[slot] ?? LOOKS);
    });
  return Array.from({ length: rows }, () => {
    const category = categoryAt(random.next());
    const brand = capital(random.pick(SYLLABLES) + random.pick(SYLLABLES));
    const [look, thing] = [random.pick(LOOKS), random.pick(CATEGORIES[category] ?? [category])];
    const model =
      random.next() < 0.3
        ? ` ${random.pick(SYLLABLES)[0]?.toUpperCase()}${random.between(10, 999)}`
        : '';
    return {
      category,
      name: `${brand} ${look} ${random.pick(MATERIALS)} ${thing}${model}, ${random.pick(COLOURS)}`,
      description: Array.from({ length: SENTENCES_EACH }, () =>
        sentence(random.pick(SENTENCES), brand),
      ).join(' '),
      priceCents: priceFrom(random.next(), random.next()),
      quantity: stockFrom(random.next(), random.between(6, 400)),
    };
  });
}

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  colour: COLOURS,
  material: MATERIALS,
  look: LOOKS,
  purpose: PURPOSES,
};

/** Picks an item by a number from 0 to 1: the second half as often as the first, the third a third as often. */
function weighted<T>(items: readonly T[]): (at: number) => T {
  const weights = items.map((_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return (at) => {
    let left = at * sum;
    const index = weights.findIndex((weight) => (left -= weight) <= 0);
    return items.at(index) as T;
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Spread as prices are: many are low, few are high. Most end with 99 cents. */
function priceFrom(a: number, b: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);
  const dollars = Math.max(1, Math.round((TYPICAL_CENTS * Math.exp(normal)) / 100));
  return Math.min(MOST_CENTS, dollars * 100 - (b < 0.7 ? 1 : 0));
}

function stockFrom(share: number, usual: number): number {
  if (share < SOLD_OUT) return 0;
  return share < SOLD_OUT + LOW ? 1 + (usual % 5) : usual;
}
