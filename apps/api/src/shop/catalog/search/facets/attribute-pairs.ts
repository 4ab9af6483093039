import type { AttributePair } from '@shop/search';
import type { ProductRecord } from '../../products/product.model.js';
import { seenOptions } from '../../visibility/seen-options.js';

/** What shoppers may filter a product by: its attributes, and its options with their values. */
export function attributePairs({
  attributes = [],
  options = [],
}: Pick<ProductRecord, 'attributes' | 'options'>): AttributePair[] {
  return [
    ...attributes.map(({ name, value }): AttributePair => [name, value]),
    ...seenOptions(options).flatMap(({ name, values }) =>
      values.map((value): AttributePair => [name, value]),
    ),
  ];
}
