import { plainNumber, isUnit, quantityOf } from './quantities.js';
import { pairsOf, isUnspaced, SCRIPT_RUNS } from './pairs.js';

/** What a part of a text is. */
export type PartKind = 'word' | 'number' | 'quantity' | 'code' | 'pair';

/** The smallest thing in a text that is compared. */
export interface Part {
  kind: PartKind;
  /** In the form in which it is compared. */
  text: string;
  /** As it is written, without marks: what it is joined with its neighbours by. */
  raw: string;
  /** Other terms by which the part itself is found, such as the number of a quantity. */
  also: readonly string[];
  /** Whether it follows the part before it without a space, as in `t-shirt`. */
  isGlued: boolean;
}

const PIECES = /\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+/gu;
const NUMBER = /^\d+(?:\.\d+)?$/;
const AMOUNT_AND_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/;
const LETTERS_AND_DIGITS = /[a-z]\d|\d[a-z]/;
const FLUID_OUNCES = /(\d\s?)fl\.?\s?oz\b/g;
/** How many of a thing are sold together. */
const PACK_OF = /\b(?:pack|set|box|bag|case|bundle)s? of (\d+)\b(?![.,]\d)/g;
/** Characters; the rest of longer words says no more. */
const MAX_LENGTH = 40;

interface Piece {
  text: string;
  isGlued: boolean;
}

/** The parts of a folded text, in their order. */
export function partsOf(folded: string): Part[] {
  const pieces = piecesOf(folded);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    const next = pieces[at + 1];
    const apart = next && NUMBER.test(piece.text) ? quantityOf(piece.text, next.text) : undefined;
    if (apart !== undefined) {
      const raw = piece.text + (next?.text ?? '');
      parts.push({
        kind: 'quantity',
        text: apart,
        raw,
        also: [piece.text],
        isGlued: piece.isGlued,
      });
      at += 1;
      continue;
    }
    parts.push(...partsIn(piece));
  }
  return parts;
}

function piecesOf(folded: string): Piece[] {
  // An inch sign belongs to the digits before it.
  const text = folded
    .replace(/(\d)\s?(?:"|″|”|'')/g, '$1inch ')
    .replace(FLUID_OUNCES, '$1floz')
    .replace(PACK_OF, '$1 pieces');
  return Array.from(text.matchAll(PIECES), (match) => ({
    text: (/^\d/.test(match[0]) ? numberIn(match[0]) : match[0]).slice(0, MAX_LENGTH),
    isGlued: match.index > 0 && !/\s/.test(text[match.index - 1] ?? ' '),
  }));
}

const numberIn = (text: string) => (/^[\d.,]+$/.test(text) ? plainNumber(text) : text);

function partsIn({ text, isGlued }: Piece): Part[] {
  if (NUMBER.test(text)) return [{ kind: 'number', text, raw: text, also: [], isGlued }];
  const [, amount, unit] = AMOUNT_AND_UNIT.exec(text) ?? [];
  if (amount !== undefined && unit !== undefined && isUnit(unit)) {
    const quantity = quantityOf(amount, unit);
    // A unit of one letter may as well end a code.
    if (quantity !== undefined)
      return [{ kind: 'quantity', text: quantity, raw: text, also: [amount, text], isGlued }];
  }
  if (isUnspaced(text)) return runsOf(text, isGlued);
  if (!LETTERS_AND_DIGITS.test(text)) return [{ kind: 'word', text, raw: text, also: [], isGlued }];
  const pieces = text.match(/\d+|\D+/g) ?? [];
  return [
    { kind: 'code', text, raw: text, also: pieces.filter(({ length }) => length > 1), isGlued },
  ];
}

/** Text without spaces between its words, run by run: others may stand in it. */
function runsOf(text: string, isGlued: boolean): Part[] {
  return (text.match(SCRIPT_RUNS) ?? []).flatMap((run, index) => {
    const glued = isGlued || index > 0;
    if (!isUnspaced(run)) return partsIn({ text: run, isGlued: glued });
    return pairsOf(run).map((pair): Part => ({
      kind: 'pair',
      text: pair,
      raw: pair,
      also: Array.from(pair),
      isGlued: glued,
    }));
  });
}
