import { IS_HEAD } from '../../analysis/document.js';
import type { ReadQuery } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import { DEPARTMENTS } from '../../synonyms/shop-synonyms.js';
import type { Layer } from '../layers.js';
import type { Segment } from '../segment.js';

/** Of a category's products, this share must be of a department. */
const LEAST_SHARE = 0.25;

/** For each department, how many products of each category are called by one of its words. */
type Counts = readonly ReadonlyMap<string, number>[];

const counted = new WeakMap<Segment, Counts>();

/** For each word, the departments that have it: those that name it first come first. */
const departmentsOf = new Map<string, number[]>();
DEPARTMENTS.forEach((words, number) => {
  for (const word of words) {
    const known = departmentsOf.get(word);
    if (!known) departmentsOf.set(word, [number]);
    else if (!known.includes(number)) known.push(number);
  }
});

/**
 * The category that comes nearest to something that no product is: the one with most products of the department that
 * sells it elsewhere.
 * @param names what is wanted, the most telling first: phrases and words.
 */
export function shelfFor(names: readonly string[], layers: readonly Layer[]): string | undefined {
  const departments = names
    .map((name) => departmentsOf.get(name.split(' ').map(formOf).join(' ')) ?? [])
    .find(({ length }) => length > 0);
  const shelves = (departments ?? []).flatMap((number) => shelfOf(number, layers) ?? []);
  return shelves.sort((a, b) => b.share - a.share)[0]?.category;
}

/** What a query asks for: phrases of two words before words, the last before others. */
export function namesOf({ parts }: ReadQuery): string[] {
  const texts = parts.map(({ text }) => text);
  const pairs = texts.slice(1).map((text, at) => `${texts[at] ?? ''} ${text}`);
  return [...pairs.reverse(), ...texts.reverse()];
}

function shelfOf(number: number, layers: readonly Layer[]) {
  const counts = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const { segment } of layers) {
    for (const [category, count] of countsOf(segment)[number] ?? [])
      counts.set(category, (counts.get(category) ?? 0) + count);
    for (const category of segment.category) {
      const id = segment.categories[category] ?? '';
      sizes.set(id, (sizes.get(id) ?? 0) + 1);
    }
  }
  const shares = [...counts].map(([category, count]) => ({
    category,
    share: count / (sizes.get(category) ?? Infinity),
  }));
  const [best] = shares.sort((a, b) => b.share - a.share);
  return best && best.share >= LEAST_SHARE ? best : undefined;
}

/** Counted once for each segment, which then is as it was, but for products that are gone. */
function countsOf(segment: Segment): Counts {
  const known = counted.get(segment);
  if (known) return known;
  const counts = DEPARTMENTS.map(() => new Map<string, number>());
  segment.terms.forEach((term, number) => {
    if (((segment.named[number] ?? 0) & 2) === 0) return;
    const departments = departmentsOf.get(formOf(term)) ?? [];
    for (let at = segment.offsets[number] ?? 0; at < (segment.offsets[number + 1] ?? 0); at += 1) {
      if (((segment.flags[at] ?? 0) & IS_HEAD) === 0) continue;
      const category = segment.categories[segment.category[segment.rows[at] ?? 0] ?? 0] ?? '';
      for (const department of departments) {
        const mine = counts[department];
        mine?.set(category, (mine.get(category) ?? 0) + 1);
      }
    }
  });
  counted.set(segment, counts);
  return counts;
}
