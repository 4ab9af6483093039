import { formOf } from '../analysis/stem.js';
import { isKind } from './kinds.js';
import { DEPARTMENTS } from './shop-synonyms.js';

/** Words for things that some shop sells: of several words the last, as of “frying pan”. */
const THINGS: ReadonlySet<string> = new Set(
  DEPARTMENTS.flatMap((names) =>
    Array.from(names, (name) => name.slice(name.lastIndexOf(' ') + 1)),
  ),
);

/** Whether a word is what some shop sells, and not only what is said of it. */
export const isThingSold = (word: string): boolean => THINGS.has(formOf(word)) || isKind(word);

/** Whether a thing that some shop sells is called by two words. */
export const isNameOfTwo = (first: string, second: string): boolean =>
  DEPARTMENTS.some((names) => names.has(`${formOf(first)} ${formOf(second)}`));
