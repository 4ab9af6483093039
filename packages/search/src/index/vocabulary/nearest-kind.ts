import { nearestKinds } from '../../synonyms/kinds.js';
import { departmentsOf, isThingSold } from '../../synonyms/things-sold.js';
import type { Synonyms } from '../../synonyms/synonyms.js';
import { isNamed, isThing, type Meaning } from './meaning.js';
import { singleMeaning } from './single-meaning.js';
import { QUALITY, type Vocabulary } from './vocabulary.js';

/**
 * What is asked for, with what comes nearest in the place of a thing that no product is: bags for a tote.
 * @param asked in the order of the query.
 */
export function withNearestKind(
  asked: readonly Meaning[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): readonly Meaning[] {
  const at = placeOfThing(asked, vocabulary);
  if (at < 0) return asked;
  const isNone = (meaning: Meaning | undefined) => !(meaning && isNamed(meaning, vocabulary));
  const isLacking = (meaning: Meaning | undefined) =>
    meaning?.corrected === undefined && isNone(meaning);
  const [before, head] = [asked[at - 1], asked[at]];
  // What is a name together needs no correction of its words: “choo choo”.
  const phrase =
    before && head && (head.corrected !== undefined || isNone(head))
      ? nearestOf([...before.parts, ...head.parts], vocabulary, synonyms)
      : undefined;
  if (phrase) return asked.flatMap((one) => (one === before ? [] : one === head ? phrase : one));
  // What stands before the thing only says which: “jacket hanger”.
  return asked.map((one, index) =>
    index >= at && isLacking(one) && !isSoldElsewhere(asked[index - 1], one)
      ? (nearestOf(one.parts, vocabulary, synonyms) ?? one)
      : one,
  );
}

/** Whether another department has it under these two words: wine glasses are no glasses to read with. */
function isSoldElsewhere(before: Meaning | undefined, { parts }: Meaning): boolean {
  const [first, second] = [before?.parts.at(-1)?.text ?? '', parts[0]?.text ?? ''];
  const departments = departmentsOf(`${first} ${second}`);
  const kinds = nearestKinds([second]).flatMap((words) => departmentsOf(words.join(' ')));
  return (
    departments.length > 0 && kinds.length > 0 && !departments.some((one) => kinds.includes(one))
  );
}

/** The place of what is wanted; of “jacket leather”, the last word only says which. */
function placeOfThing(asked: readonly Meaning[], vocabulary: Vocabulary): number {
  const head = asked.findIndex(({ parts }) => parts.some(({ isHead }) => isHead));
  const isSold = ({ parts }: Meaning) => parts.some(({ text }) => isThingSold(text));
  const meaning = asked[head];
  if (!meaning || isSold(meaning) || isThing(meaning, vocabulary)) return head;
  const before = asked.slice(0, head).findLastIndex(isSold);
  return before < 0 ? head : before;
}

function nearestOf(
  parts: Meaning['parts'],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning | undefined {
  const found = nearestKinds(parts.map(({ text }) => text)).flatMap((words) => {
    const kind = kindOf(words, parts, vocabulary, synonyms);
    return isThing(kind, vocabulary) ? [{ ...kind, name: words.join(' ') }] : [];
  });
  if (found.length === 0) return undefined;
  return {
    parts,
    hits: found.flatMap(({ hits }) => hits),
    phrases: found.flatMap(({ phrases }) => phrases),
    corrected: found.map(({ name }) => name).join(' or '),
    isNearest: true,
  };
}

function kindOf(
  words: readonly string[],
  [part]: Meaning['parts'],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Meaning {
  const [word] = words;
  if (part && word !== undefined && words.length === 1) {
    const kind = { ...part, text: word, raw: word, isHead: true, isLast: false };
    const { hits, ...meaning } = singleMeaning(kind, vocabulary, synonyms);
    return { ...meaning, hits: hits.map((hit) => ({ ...hit, isOfName: true })) };
  }
  const all = words.map((one) => vocabulary.exactly(one));
  const isThere = all.every(({ length }) => length > 0);
  return {
    parts: [],
    hits: [],
    phrases: isThere ? [{ words: all, isFixed: true, quality: QUALITY.synonym }] : [],
  };
}
