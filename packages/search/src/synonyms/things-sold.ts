import { formOf } from '../analysis/stem.js';
import { isKind, KIND_WORDS } from './kinds.js';
import { DEPARTMENTS } from './shop-synonyms.js';

/** Words with synonyms that say for whom a thing is, what it is made of, or what it does. */
const NO_THINGS: ReadonlySet<string> = new Set(
  `man woman kid boy girl lady baby cancelling canceling reduction wool cotton silk linen leather suede denim velvet gold
  silver wood oak steel organic bio vegan based free unsweetened alcoholic gluten decaf decaffeinated wholemeal
  wholegrain tinned canned thermal`
    .split(/\s+/)
    .map(formOf),
);

/** Things all the same, as they are written: “thermals” are long johns. */
const THINGS_AS_WRITTEN: ReadonlySet<string> = new Set(['thermals', 'denims']);

/** Words for things that some shop sells: of several words the last, as of “frying pan”. */
const THINGS: ReadonlySet<string> = new Set(
  DEPARTMENTS.flatMap((names) =>
    Array.from(names, (name) => name.slice(name.lastIndexOf(' ') + 1)),
  ).filter((word) => !NO_THINGS.has(word)),
);

/** The same, and kinds of things, sorted: also these can be misspelt. */
export const THING_WORDS: readonly string[] = [...new Set([...THINGS, ...KIND_WORDS])].sort();

/** Whether a word is what some shop sells, and not only what is said of it. */
export const isThingSold = (word: string): boolean =>
  THINGS.has(formOf(word)) || THINGS_AS_WRITTEN.has(word) || isKind(word);

/** Things that some shop sells and that are called by two words: the second ones, by the first. */
export const NAMES_OF_TWO: ReadonlyMap<string, ReadonlySet<string>> = DEPARTMENTS.flatMap((names) =>
  Array.from(names, (name) => name.split(' ')),
).reduce((all, [first = '', second = '', ...more]) => {
  if (second === '' || more.length > 0) return all;
  return all.set(first, (all.get(first) ?? new Set()).add(second));
}, new Map<string, Set<string>>());

export const isNameOfTwo = (first: string, second: string): boolean =>
  NAMES_OF_TWO.get(formOf(first))?.has(formOf(second)) === true;

/** The numbers of the departments that sell something under a name. */
export function departmentsOf(name: string): number[] {
  const form = name.split(' ').map(formOf).join(' ');
  return DEPARTMENTS.flatMap((names, number) => (names.has(form) ? [number] : []));
}
