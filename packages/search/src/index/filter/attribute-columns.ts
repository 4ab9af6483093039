import type { AttributePair, IndexedProduct } from '../product.js';

type Numbers = Uint32Array<ArrayBuffer>;

/** The attributes of a segment's products; empty if none has any. */
export interface AttributeColumns {
  /** Names as the newest product spells them, each once regardless of case. */
  names: readonly string[];
  /** All pairs of the segment, each once: the number of the name, and the value. */
  nameOf: Numbers;
  values: readonly string[];
  /** Where the pairs of each row begin, and one more. */
  offsets: Numbers;
  pairs: Numbers;
  /** Where the combinations of each row begin, and one more; empty if no product has any. */
  combinationOffsets: Numbers;
  /**
   * Of a row that has some: how many of its pairs, the first ones, are in none of them, because they are true of each;
   * how many pairs a combination has; and the pairs of one combination after the other.
   */
  combinations: Numbers;
}

/** The form in which names and values are compared. */
export const attributeKey = (text: string): string => text.trim().toLowerCase();

/** Numbers texts from 0, those alike with the same number. */
class Numbering {
  readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(key: string, text: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}

export function attributeColumns(
  products: readonly Pick<IndexedProduct, 'attributes' | 'combinations'>[],
): AttributeColumns {
  const names = new Numbering();
  const values = new Numbering();
  const nameOf: number[] = [];
  const offsets: number[] = [];
  const pairs: number[] = [];
  const combinationOffsets: number[] = [];
  const all: number[] = [];
  const numberOf = ([name, value]: AttributePair) => {
    const number = names.of(attributeKey(name), name.trim());
    const pair = values.of(`${number}:${attributeKey(value)}`, value.trim());
    nameOf[pair] ??= number;
    return pair;
  };
  for (const { attributes = [], combinations = [] } of products) {
    offsets.push(pairs.length);
    combinationOffsets.push(all.length);
    const own = [...new Set(attributes.map(numberOf))];
    const together = combinations.map((combination) => combination.map(numberOf));
    const chosen = new Set(together.flat());
    const always = own.filter((pair) => !chosen.has(pair));
    for (const pair of [...always, ...own.filter((one) => chosen.has(one))]) pairs.push(pair);
    const [first] = together;
    if (first) all.push(always.length, first.length);
    for (const pair of together.flat()) all.push(pair);
  }
  offsets.push(pairs.length);
  combinationOffsets.push(all.length);
  return {
    names: names.texts,
    nameOf: Uint32Array.from(nameOf),
    values: values.texts,
    offsets: Uint32Array.from(pairs.length > 0 ? offsets : []),
    pairs: Uint32Array.from(pairs),
    combinationOffsets: Uint32Array.from(all.length > 0 ? combinationOffsets : []),
    combinations: Uint32Array.from(all),
  };
}
