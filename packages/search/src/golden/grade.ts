import type { Facts, GoldenProduct } from './catalogue/catalogue.js';

/** What a shopper wants: each fact must be true of a product. */
export type Wish = Facts & { maxCents?: number; minCents?: number; category?: string };

/**
 * The grade of a product, by rule: 3 if its name says all that is wished, 2 if it says so of a thing that only begins
 * with the wished one's name, 1 if its description has to help, 0 if something is missing. One less when sold out.
 */
export function gradeOf(product: GoldenProduct, wish: Wish): number {
  const { maxCents, minCents, category, foreign, ...wished } = wish;
  if (maxCents !== undefined && product.priceCents > maxCents) return 0;
  if (minCents !== undefined && product.priceCents < minCents) return 0;
  if (category !== undefined && product.category !== category) return 0;
  if (foreign && !foreign.every((word) => product.facts.foreign?.includes(word))) return 0;
  let grade = 3;
  for (const [kind, value] of Object.entries(wished) as [keyof Facts, string | undefined][])
    if (value !== undefined) grade = Math.min(grade, gradeOfFact(product, kind, value));
  return product.quantity > 0 || grade === 0 ? grade : Math.max(0.5, grade - 1);
}

function gradeOfFact({ facts, mentioned }: GoldenProduct, kind: keyof Facts, value: string) {
  if (kind === 'quantity') return sameQuantity(facts.quantity, value) ? 3 : 0;
  if (facts[kind] === value) return 3;
  if (kind === 'thing' && facts.madeFor === value) return 1;
  // "lamp" is also in "desk lamp", as its head.
  if (kind === 'thing' && facts.thing?.endsWith(` ${value}`)) return 3;
  return mentioned[kind] === value ? 1 : 0;
}

const sameQuantity = (a: string | undefined, b: string) => a !== undefined && plain(a) === plain(b);

function plain(quantity: string): string {
  const text = quantity
    .toLowerCase()
    .replace(/[\s,-]/g, '')
    .replace('"', 'inch');
  const [, amount = '', unit = ''] = /^([\d.]+)(\D+)$/.exec(text) ?? [];
  if (unit === 'l') return `${Number(amount) * 1_000}ml`;
  if (unit === 'kg') return `${Number(amount) * 1_000}g`;
  return `${Number(amount)}${unit}`;
}

/** The first results count; what stands lower counts less. */
const AT = 12;

/** nDCG@12 of grades in the order in which they were found, given all grades of the catalogue. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = dcg([...all].sort((a, b) => b - a));
  return ideal === 0 ? 1 : dcg(found) / ideal;
}

function dcg(grades: readonly number[]): number {
  return grades
    .slice(0, AT)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
