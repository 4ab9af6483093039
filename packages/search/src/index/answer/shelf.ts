import { IS_HEAD } from '../../analysis/document.js';
import type { ReadQuery } from '../../analysis/query.js';
import { formOf } from '../../analysis/stem.js';
import { DEPARTMENTS, NAMES_AS_WRITTEN, THINGS_OF_A_KIND } from '../../synonyms/shop-synonyms.js';
import { GOODS_OF_MAKERS } from '../../words/maker-goods.js';
import type { Layer } from '../layers.js';
import type { Segment } from '../segment.js';

/** Of a category's products, this share must be of a department. */
const LEAST_SHARE = 0.25;
/** A word is a department's if it ends so many of its names: a champagne flute makes no flute a thing of the kitchen. */
const LEAST_NAMES = 3;

/** What is sold together, the most alike first. */
const GROUPS = [...THINGS_OF_A_KIND, ...DEPARTMENTS];

/** For each group, how many products of each category are called by one of its words. */
type Counts = readonly ReadonlyMap<string, number>[];

const counted = new WeakMap<Segment, Counts>();

/** For each word, the groups that have it. */
const groupsOf = new Map<string, number[]>();
GROUPS.forEach((words, number) => {
  for (const word of words) groupsOf.set(word, [...(groupsOf.get(word) ?? []), number]);
});

/** The groups that sell something under a name. Who writes it just so comes before who sells its plural: a glass is none of a pair. */
function groupsSelling(name: string): readonly number[] {
  const all = groupsOf.get(name.split(' ').map(formOf).join(' ')) ?? [];
  const isWriting = (group: number) =>
    NAMES_AS_WRITTEN[group - THINGS_OF_A_KIND.length]?.has(name) ?? true;
  const writing = all.filter(isWriting);
  return writing.length > 0 ? writing : all;
}

/** The department that has most things whose last word this is: of a knife, that of the chef’s knife. */
function departmentOfLast(word: string): number[] {
  const counts = DEPARTMENTS.map(
    (names) => Array.from(names).filter((name) => name.endsWith(` ${word}`)).length,
  );
  const most = Math.max(...counts);
  return most >= LEAST_NAMES ? [THINGS_OF_A_KIND.length + counts.indexOf(most)] : [];
}

/**
 * The category that comes nearest to something that no product is: the one with most things of its kind, else with
 * most products of the department that sells it elsewhere.
 * @param wanted what is wanted, the most telling first: phrases and words. A maker stands for what it is known for.
 */
export function shelfFor(wanted: readonly string[], layers: readonly Layer[]): string | undefined {
  const names = wanted.map((name) => GOODS_OF_MAKERS.get(name) ?? name);
  const forms = names.map((name) => name.split(' ').map(formOf).join(' '));
  const isFound = ({ length }: readonly number[]) => length > 0;
  const groups =
    names.map(groupsSelling).find(isFound) ?? forms.map(departmentOfLast).find(isFound) ?? [];
  const best = (numbers: readonly number[]) =>
    numbers.flatMap((number) => shelfOf(number, layers) ?? []).sort((a, b) => b.share - a.share)[0]
      ?.category;
  const isOfAKind = (number: number) => number < THINGS_OF_A_KIND.length;
  return best(groups.filter(isOfAKind)) ?? best(groups.filter((number) => !isOfAKind(number)));
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
  const counts = GROUPS.map(() => new Map<string, number>());
  segment.terms.forEach((term, number) => {
    if (((segment.named[number] ?? 0) & 2) === 0) return;
    const groups = groupsOf.get(formOf(term)) ?? [];
    for (let at = segment.offsets[number] ?? 0; at < (segment.offsets[number + 1] ?? 0); at += 1) {
      if (((segment.flags[at] ?? 0) & IS_HEAD) === 0) continue;
      const category = segment.categories[segment.category[segment.rows[at] ?? 0] ?? 0] ?? '';
      for (const group of groups) {
        const mine = counts[group];
        mine?.set(category, (mine.get(category) ?? 0) + 1);
      }
    }
  });
  counted.set(segment, counts);
  return counts;
}
