type Numbers = Uint32Array<ArrayBuffer>;

/** An attribute as a product has it: its name and its value. */
export type AttributePair = readonly [name: string, value: string];

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
  products: readonly { attributes?: readonly AttributePair[] }[],
): AttributeColumns {
  const names = new Numbering();
  const values = new Numbering();
  const nameOf: number[] = [];
  const offsets: number[] = [];
  const pairs: number[] = [];
  for (const { attributes = [] } of products) {
    offsets.push(pairs.length);
    const own = new Set<number>();
    for (const [name, value] of attributes) {
      const number = names.of(attributeKey(name), name.trim());
      const pair = values.of(`${number}:${attributeKey(value)}`, value.trim());
      nameOf[pair] ??= number;
      own.add(pair);
    }
    for (const pair of own) pairs.push(pair);
  }
  offsets.push(pairs.length);
  return {
    names: names.texts,
    nameOf: Uint32Array.from(nameOf),
    values: values.texts,
    offsets: Uint32Array.from(pairs.length > 0 ? offsets : []),
    pairs: Uint32Array.from(pairs),
  };
}
