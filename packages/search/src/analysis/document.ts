import { endsHead, isColour, isContainer, isSize } from './fillers.js';
import { fold, foldWithTwoLetters } from './fold.js';
import { partsOf, type Part } from './parts.js';

/** How a term stands in a product; the lowest four bits are its place in the name, from 1, or 0. */
export const IN_NAME = 0x0f;
export const IS_HEAD = 0x10;
export const IN_CATEGORY = 0x20;
export const IN_DESCRIPTION = 0x40;

/** Text of a product that is searched. */
export interface SearchedText {
  name: string;
  description: string;
  /** What it can be chosen by, such as its colours. */
  values?: string;
  /** The id of its category. Names of categories are looked up when a query is read. */
  category: string;
  /** The id of its brand, if it has one. Its name is looked up likewise. */
  brand?: string | undefined;
}

/** The terms by which a product is found, each with how it stands in it, and how many words its name has. */
export interface AnalysedText {
  terms: Map<string, number>;
  nameLength: number;
}

/** Stands for a category or a brand among the terms, so that renaming it touches no product. */
export const categoryTerm = (id: string): string => `#${id}`;

/** Letters at most that a code begins with, when a space follows them. */
const CODE_LETTERS = 4;
const SEPARATORS = /[,;:|()[\]–—]| - /;
const AND = /\s(?:and|&|\+)\s/;

export function analyse({
  name,
  description,
  values = '',
  category,
  brand,
}: SearchedText): AnalysedText {
  const terms = new Map<string, number>();
  const nameLength = addName(terms, fold(name));
  const spelt = foldWithTwoLetters(name);
  if (spelt !== undefined) addName(terms, spelt);
  for (const { text, also } of partsOf(fold(values)))
    // As the last words of a name: they say what it is, less than those before.
    for (const term of [text, ...also]) add(terms, term, IN_NAME);
  for (const { text, also, raw } of partsOf(fold(description))) {
    add(terms, text, IN_DESCRIPTION);
    for (const other of also) add(terms, other, IN_DESCRIPTION);
    if (raw !== text) add(terms, raw, IN_DESCRIPTION);
  }
  addJoined(terms, partsOf(fold(description)), () => IN_DESCRIPTION);
  terms.set(categoryTerm(category), IN_CATEGORY);
  if (brand !== undefined) terms.set(categoryTerm(brand), IN_CATEGORY);
  return { terms, nameLength };
}

function addName(terms: Map<string, number>, folded: string): number {
  let place = 0;
  const sections = folded.split(SEPARATORS);
  sections.forEach((section, index) => {
    const items = section.split(AND).map(partsOf);
    const isOfThing = (parts: readonly Part[]) => parts.some(({ text }) => !isColour(text));
    items.forEach((parts) => {
      // A “Black & White Shirt” is no black, but a shirt.
      const isThing = isOfThing(parts) || !items.some(isOfThing);
      const head = index === 0 && isThing ? headOf(parts) : undefined;
      const first = place;
      const flagsAt = (at: number) =>
        Math.min(first + at + 1, IN_NAME) | (at === head ? IS_HEAD : 0);
      parts.forEach(({ text, also }, at) => {
        add(terms, text, flagsAt(at));
        for (const other of also) add(terms, other, flagsAt(at) & IN_NAME);
      });
      addJoined(terms, parts, flagsAt, true);
      place += parts.length;
    });
  });
  return place;
}

/** The place of the word that says what a thing is: the last one before “for …”, a code or a size. */
export function headOf(parts: readonly Pick<Part, 'kind' | 'text'>[]): number | undefined {
  const end = parts.findIndex(({ text }, index) => index > 0 && endsHead(text));
  const before = parts.slice(0, end < 0 ? parts.length : end);
  const isThing = ({ kind, text }: Pick<Part, 'kind' | 'text'>) =>
    (kind === 'word' && !isContainer(text)) || kind === 'pair';
  const isNamed = (part: Pick<Part, 'kind' | 'text'>) => isThing(part) && !isSize(part.text);
  let head = before.findLastIndex(isNamed);
  if (head < 0) head = before.findLastIndex(isThing);
  // "Smartwatch HV 763": letters before digits are a code.
  if (/^\d/.test(before[head + 1]?.text ?? '') && (before[head]?.text.length ?? 0) <= 2)
    head = before.slice(0, head).findLastIndex(isThing);
  return head < 0 ? undefined : head;
}

/** Words that a mark joins, and the letters and digits of a code, as one term. */
function addJoined(
  terms: Map<string, number>,
  parts: readonly Part[],
  flagsAt: (at: number) => number,
  isName = false,
): void {
  let run = '';
  parts.forEach((part, at) => {
    const before = parts[at - 1];
    const follows = before !== undefined && part.isGlued && part.kind !== 'pair';
    run = follows ? run + part.raw : part.raw;
    const isCode =
      isName &&
      before?.kind === 'word' &&
      before.text.length <= CODE_LETTERS &&
      /^\d/.test(part.raw);
    if (!follows && !isCode) return;
    add(terms, before.raw + part.raw, flagsAt(at));
    if (run !== before.raw + part.raw) add(terms, run, flagsAt(at));
  });
}

function add(terms: Map<string, number>, term: string, flags: number): void {
  const known = terms.get(term) ?? 0;
  // The first place in the name counts.
  terms.set(term, known & IN_NAME ? known | (flags & ~IN_NAME) : known | flags);
}
