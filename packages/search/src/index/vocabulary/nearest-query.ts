import type { QueryPart } from '../../analysis/query.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isKnown } from './meaning.js';
import { meaningsOf } from './meanings.js';
import { isSpeltRight } from './single-meaning.js';
import { misspellingsOf } from './misspellings.js';
import type { Vocabulary } from './vocabulary.js';

/** Letters of a word from which on one mistake more than usual is forgiven: enough are left to tell what was meant. */
const LONG = 5;

/**
 * A query with every unknown word replaced by the word of a product that is nearest to it. It is only to be offered:
 * it may well not be what was meant.
 */
export function nearestQuery(
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): string | undefined {
  const words = parts.map((part) => ({
    typed: part.raw,
    nearest: isUnknown(part, vocabulary, synonyms) ? nearestWord(part.text, vocabulary) : undefined,
  }));
  if (words.every(({ nearest }) => nearest === undefined)) return undefined;
  return words.map(({ typed, nearest }) => nearest ?? typed).join(' ');
}

/** Whether nothing is known by a word. One that is spelt right is not in the shop. */
function isUnknown(part: QueryPart, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  if (part.kind !== 'word' || isSpeltRight(part, vocabulary, synonyms)) return false;
  return !meaningsOf([part], vocabulary, synonyms, true).some(isKnown);
}

function nearestWord(typed: string, vocabulary: Vocabulary): string | undefined {
  if (typed.length < LONG) return undefined;
  const found = vocabulary.segments.flatMap(({ terms }) => misspellingsOf(typed, terms, false, 1));
  const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
  const words = found
    .filter(({ mistakes, word }) => mistakes === fewest && word.startsWith(typed.charAt(0)))
    .map(({ word }) => word);
  return words.sort((a, b) => vocabulary.frequencyOf(b) - vocabulary.frequencyOf(a))[0];
}
