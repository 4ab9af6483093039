import type { AttributePair } from '@shop/search';
import type { ProductRecord } from '../../products/product.model.js';
import { seenOptions } from '../../visibility/seen-options.js';
import type { BuyableRows } from './buyable-rows.js';

type Described = Pick<ProductRecord, 'attributes' | 'options'> & {
  /** Absent where every combination can be bought. */
  buyable?: BuyableRows | undefined;
};

/** What shoppers may filter a product by. */
export interface Filtered {
  /** Its attributes, and its options with the values that can be bought. */
  pairs: AttributePair[];
  /** The values that can be bought together; absent where all can. */
  combinations?: AttributePair[][];
}

/** What shoppers may filter a product by. */
export function attributePairs({ attributes = [], options = [], buyable }: Described): Filtered {
  const seen = seenOptions(options);
  const isLeft = (value: string, at: number) =>
    buyable === undefined || buyable.some((row) => row[at] === value);
  const pairs = [
    ...attributes.map(({ name, value }): AttributePair => [name, value]),
    ...seen.flatMap(({ name, values }, at) =>
      values.filter((value) => isLeft(value, at)).map((value): AttributePair => [name, value]),
    ),
  ];
  if (!buyable || seen.length < 2) return { pairs };
  const combinations = buyable.map((row) =>
    seen.map(({ name }, at): AttributePair => [name, row[at] ?? '']),
  );
  return { pairs, combinations };
}
