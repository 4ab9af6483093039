import type { AttributeColumns } from './attribute-columns.js';

/** What is chosen: all choices as bits, and for each pair of a segment the bit of the choice that wants it, or 0. */
interface Chosen {
  bits: Uint32Array;
  all: number;
}

/** Whether a row has combinations: not all values of its product can be bought together. */
export function hasCombinations({ combinationOffsets }: AttributeColumns, row: number): boolean {
  return (combinationOffsets[row] ?? 0) !== (combinationOffsets[row + 1] ?? 0);
}

// Both loops may run over every product of the shop, so they make no objects.

/** Whether one of a row's combinations has a value of each choice. */
export function isTogether(columns: AttributeColumns, row: number, { bits, all }: Chosen): boolean {
  const { combinationOffsets, combinations } = columns;
  const begin = combinationOffsets[row] ?? 0;
  const end = combinationOffsets[row + 1] ?? 0;
  const width = combinations[begin + 1] ?? 1;
  const asked = all & ~bitsOfAlways(columns, row, bits);
  for (let at = begin + 2; at < end; at += width) {
    let missing = asked;
    for (let place = at; place < at + width; place += 1)
      missing &= ~(bits[combinations[place] ?? 0] ?? 0);
    if (missing === 0) return true;
  }
  return false;
}

/** Counts pairs of products by what they can be bought with. */
export class TogetherCounter {
  /** For each pair the row that was counted last, from 1: a row counts once, in however many combinations it has it. */
  private readonly counted: Uint32Array;

  /** @param bitOf for each pair the bit of the choice about its attribute, or 0 */
  constructor(
    private readonly columns: AttributeColumns,
    private readonly chosen: Chosen & { bitOf: Uint32Array },
    private readonly byPair: Uint32Array,
  ) {
    this.counted = new Uint32Array(byPair.length);
  }

  /** Counts the pairs of a row that one of its combinations has with a value of each choice about other attributes. */
  add(row: number): void {
    const { combinationOffsets, combinations, offsets, pairs } = this.columns;
    const { bits, all } = this.chosen;
    const begin = combinationOffsets[row] ?? 0;
    const end = combinationOffsets[row + 1] ?? 0;
    const width = combinations[begin + 1] ?? 1;
    const first = offsets[row] ?? 0;
    const last = first + (combinations[begin] ?? 0);
    const asked = all & ~bitsOfAlways(this.columns, row, bits);
    for (let at = begin + 2; at < end; at += width) {
      let missing = asked;
      for (let place = at; place < at + width; place += 1)
        missing &= ~(bits[combinations[place] ?? 0] ?? 0);
      // What fails one choice alone counts for the values of that choice.
      if ((missing & (missing - 1)) !== 0) continue;
      for (let place = at; place < at + width; place += 1)
        this.count(combinations[place] ?? 0, row, missing);
      for (let place = first; place < last; place += 1) this.count(pairs[place] ?? 0, row, missing);
    }
  }

  private count(pair: number, row: number, missing: number): void {
    if (missing !== 0 && missing !== this.chosen.bitOf[pair]) return;
    if (this.counted[pair] === row + 1) return;
    this.counted[pair] = row + 1;
    this.byPair[pair] = (this.byPair[pair] ?? 0) + 1;
  }
}

/** The bits of what is true of each of a row's combinations. */
function bitsOfAlways(
  { combinationOffsets, combinations, offsets, pairs }: AttributeColumns,
  row: number,
  bits: Uint32Array,
): number {
  const first = offsets[row] ?? 0;
  const last = first + (combinations[combinationOffsets[row] ?? 0] ?? 0);
  let found = 0;
  for (let place = first; place < last; place += 1) found |= bits[pairs[place] ?? 0] ?? 0;
  return found;
}
