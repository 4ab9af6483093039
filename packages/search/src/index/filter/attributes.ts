import type { AttributeFilter, SearchFilter } from '../request.js';
import type { Segment } from '../segment.js';
import { attributeKey } from './attribute-columns.js';
import { hasCombinations, isTogether } from './combinations.js';

/** For each pair of a segment the bit of the choice that wants it, or 0. */
export function wantedBits(
  { attributes: { names, nameOf, values } }: Segment,
  choices: readonly AttributeFilter[],
): Uint32Array {
  const wanted = choices.map((choice) => new Set(choice.values.map(attributeKey)));
  const choiceOf = names.map((name) => choiceAt(choices, name));
  return Uint32Array.from(nameOf, (number, pair) => {
    const at = choiceOf[number] ?? -1;
    return at >= 0 && wanted[at]?.has(attributeKey(values[pair] ?? '')) ? 1 << at : 0;
  });
}

/** Which of the choices is about an attribute, or -1. */
export function choiceAt(choices: readonly AttributeFilter[], name: string): number {
  const key = attributeKey(name);
  return choices.findIndex((choice) => attributeKey(choice.name) === key);
}

/**
 * The rows that have, of each chosen attribute, one of the chosen values, and can be bought with all of them; all rows if
 * none is chosen.
 */
export function ofAttributes(
  segment: Segment,
  rows: Uint32Array,
  { attributes: choices = [] }: SearchFilter,
): Uint32Array {
  if (choices.length === 0) return rows;
  const bits = wantedBits(segment, choices);
  const all = allBits(choices);
  const { attributes } = segment;
  const { offsets, pairs, combinations } = attributes;
  // Of a single attribute, a product has only values that can be bought.
  const areTogether = choices.length > 1 && combinations.length > 0;
  return rows.filter((row) => {
    let found = 0;
    for (let at = offsets[row] ?? 0, end = offsets[row + 1] ?? 0; at < end; at += 1)
      found |= bits[pairs[at] ?? 0] ?? 0;
    if (found !== all) return false;
    return (
      !areTogether ||
      !hasCombinations(attributes, row) ||
      isTogether(attributes, row, { bits, all })
    );
  });
}

/** The bits of all choices. */
export const allBits = (choices: readonly AttributeFilter[]): number => 2 ** choices.length - 1;
