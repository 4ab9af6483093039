import { letterSet, letterSetsOf, lettersMissing } from './letters.js';

/** A word that may have been meant. */
export interface Correction {
  word: string;
  /** Its number in the list of words. */
  number: number;
  mistakes: number;
  /** Whether only its beginning was typed. */
  isBegun: boolean;
}

/** Letters from which on one mistake is forgiven, and from which on two are. */
const ONE = 4;
const TWO = 8;
/** A word that was meant may have lost two letters. */
const FEWEST = { 1: 3, 2: 6 } as const;
const MAX_FOUND = 48;
/** More mistakes than are ever forgiven. */
const FAR = 100;
const EMPTY = new Uint8Array(0);

/** How many mistakes are forgiven, given what was typed and what was meant. */
function forgiven(typed: number, meant: number): number {
  const longer = Math.max(typed, meant);
  if (longer >= TWO && typed >= FEWEST[2]) return 2;
  if (longer < ONE || typed < FEWEST[1]) return 0;
  // Of three letters any word could be made with one more wrong.
  return typed >= ONE || meant > typed ? 1 : 0;
}

/**
 * The words of a list that are a mistake or two away: a letter wrong, missing or added, or two neighbours swapped. Most
 * words have too many other letters to be compared.
 * @param withBegun also finds words of which only the beginning was typed.
 * @param further forgives so many mistakes more.
 */
export function misspellingsOf(
  typed: string,
  words: readonly string[],
  withBegun = false,
  further = 0,
): Correction[] {
  const most = forgiven(typed.length, typed.length + 2) + further;
  if (most === 0 || /\d/.test(typed)) return [];
  const { sets, lengths } = letterSetsOf(words);
  const letters = letterSet(typed);
  const rows = [Uint8Array.from({ length: typed.length + 1 }, (_, index) => index)];
  const found: Correction[] = [];
  for (let number = 0; number < words.length; number += 1) {
    const length = lengths[number] ?? 0;
    const set = sets[number] ?? 0;
    const mayBegin = withBegun && typed.length > ONE && length >= typed.length - 1;
    const allowed = forgiven(typed.length, length) + further;
    const mayBeWhole =
      allowed > 0 &&
      Math.abs(length - typed.length) <= allowed &&
      lettersMissing(set, letters) <= allowed;
    if (!mayBeWhole && !mayBegin) continue;
    if (lettersMissing(letters, set) > (mayBeWhole ? allowed : 1)) continue;
    const word = words[number] ?? '';
    const { whole, begun } = mistakesIn(word, { typed, most, rows });
    if (whole > 0 && whole <= allowed)
      found.push({ word, number, mistakes: whole, isBegun: false });
    else if (mayBegin && begun <= 1) found.push({ word, number, mistakes: begun, isBegun: true });
  }
  return best(found, typed);
}

/** The mistakes if a word was meant, and if it was only begun; too many are infinitely many. */
function mistakesIn(
  word: string,
  { typed, most, rows }: { typed: string; most: number; rows: Uint8Array[] },
): { whole: number; begun: number } {
  let begun = Infinity;
  let depth = 0;
  while (depth < word.length && depth < typed.length + most) {
    const least = nextRow(rows, depth, { word, typed, most });
    depth += 1;
    begun = Math.min(begun, rows[depth]?.[typed.length] ?? Infinity);
    if (least > most) return { whole: Infinity, begun };
  }
  return {
    whole: depth === word.length ? (rows[depth]?.[typed.length] ?? Infinity) : Infinity,
    begun,
  };
}

/** Only cells near the diagonal can hold few mistakes. */
function nextRow(
  rows: Uint8Array[],
  depth: number,
  { word, typed, most }: { word: string; typed: string; most: number },
): number {
  const above = rows[depth] ?? EMPTY;
  const aboveThat = rows[depth - 1] ?? EMPTY;
  const row = (rows[depth + 1] ??= new Uint8Array(typed.length + 1).fill(FAR));
  const letter = word.charCodeAt(depth);
  const before = depth > 0 ? word.charCodeAt(depth - 1) : -1;
  const from = Math.max(1, depth + 1 - most);
  const to = Math.min(typed.length, depth + 1 + most);
  row[from - 1] = from === 1 ? Math.min(FAR, depth + 1) : FAR;
  let least = row[from - 1] ?? FAR;
  for (let at = from; at <= to; at += 1) {
    const here = typed.charCodeAt(at - 1);
    let cost = (above[at - 1] ?? FAR) + (here === letter ? 0 : 1);
    const added = (above[at] ?? FAR) + 1;
    const missing = (row[at - 1] ?? FAR) + 1;
    if (added < cost) cost = added;
    if (missing < cost) cost = missing;
    if (at > 1 && here === before && typed.charCodeAt(at - 2) === letter) {
      const swapped = (aboveThat[at - 2] ?? FAR) + 1;
      if (swapped < cost) cost = swapped;
    }
    row[at] = cost;
    if (cost < least) least = cost;
  }
  if (to < typed.length) row[to + 1] = FAR;
  return least;
}

/** Those with the fewest mistakes; whole words, and words with the same first letter, before others. */
function best(found: readonly Correction[], typed: string): Correction[] {
  const rank = ({ mistakes, isBegun, word }: Correction) =>
    mistakes * 4 + (isBegun ? 2 : 0) + (word.startsWith(typed.charAt(0)) ? 0 : 1);
  const ranked = [...found].sort((a, b) => rank(a) - rank(b));
  const fewest = ranked[0];
  if (!fewest) return [];
  const isAsGood = ({ mistakes, isBegun }: Correction) =>
    mistakes === fewest.mistakes && isBegun === fewest.isBegun;
  return ranked.filter(isAsGood).slice(0, MAX_FOUND);
}
