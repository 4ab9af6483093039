import type { AttributePair } from '@shop/search';
import type { ProductRecord } from '../../products/product.model.js';
import { seenOptions } from '../../visibility/seen-options.js';
import type { SoldOutValues } from './sold-out-values.js';

type Described = Pick<ProductRecord, 'attributes' | 'options'> & {
  soldOut?: SoldOutValues | undefined;
};

/** What shoppers may filter a product by: its attributes, and its options with the values that can be bought. */
export function attributePairs({
  attributes = [],
  options = [],
  soldOut = [],
}: Described): AttributePair[] {
  return [
    ...attributes.map(({ name, value }): AttributePair => [name, value]),
    ...seenOptions(options).flatMap(({ name, values }, at) =>
      values
        .filter((value) => !soldOut[at]?.includes(value))
        .map((value): AttributePair => [name, value]),
    ),
  ];
}
