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

/** Whether one of a row's combinations has a value of each choice. */
export function isTogether(columns: AttributeColumns, row: number, { bits, all }: Chosen): boolean {
  const { combinations } = columns;
  const { always, width, begin, end } = combinationsAt(columns, row, bits);
  for (let at = begin; at < end; at += width) {
    let found = always;
    for (let place = 0; place < width; place += 1)
      found |= bits[combinations[at + place] ?? 0] ?? 0;
    if (found === all) return true;
  }
  return false;
}

/**
 * The pairs of a row that one of its combinations has with a value of each choice about other attributes.
 * @param bitOf for each pair the bit of the choice about its attribute, or 0
 */
export function pairsTogether(
  columns: AttributeColumns,
  row: number,
  { bits, all, bitOf }: Chosen & { bitOf: (pair: number) => number },
): ReadonlySet<number> {
  const found = new Set<number>();
  const { combinations, offsets, pairs } = columns;
  const { always, free, width, begin, end } = combinationsAt(columns, row, bits);
  const first = offsets[row] ?? 0;
  for (let at = begin; at < end; at += width) {
    const own = combinations.subarray(at, at + width);
    const missing = all & ~own.reduce((sum, pair) => sum | (bits[pair] ?? 0), always);
    const add = (pair: number) => {
      if ((missing & ~bitOf(pair)) === 0) found.add(pair);
    };
    own.forEach(add);
    pairs.subarray(first, first + free).forEach(add);
  }
  return found;
}

/** Where the combinations of a row are, and the bits of what is true of each. */
function combinationsAt(
  { combinationOffsets, combinations, offsets, pairs }: AttributeColumns,
  row: number,
  bits: Uint32Array,
) {
  const at = combinationOffsets[row] ?? 0;
  const [free, width] = [combinations[at] ?? 0, combinations[at + 1] ?? 1];
  const first = offsets[row] ?? 0;
  let always = 0;
  for (let place = 0; place < free; place += 1) always |= bits[pairs[first + place] ?? 0] ?? 0;
  return { always, free, width, begin: at + 2, end: combinationOffsets[row + 1] ?? 0 };
}
