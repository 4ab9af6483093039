import type { AttributeFilter } from '@shop/search';
import type { QueryFilter } from 'mongoose';
import type { ProductRecord } from '../../products/product.model.js';
import { termsOf } from '../words.js';

/**
 * A database's filter for products that have one of the values of each attribute, as an attribute or as an option. The
 * index of searched words, which has those of all values, finds them.
 */
export function attributeFilter(choices: readonly AttributeFilter[]): QueryFilter<ProductRecord>[] {
  return choices.map(({ name, values }) => {
    const words = values.flatMap((value) => termsOf(value).slice(0, 1));
    const having = {
      $or: [
        { attributes: { $elemMatch: { name, value: { $in: values } } } },
        { options: { $elemMatch: { name, values: { $in: values } } } },
      ],
    };
    return words.length < values.length ? having : { ...having, searchWords: { $in: words } };
  });
}
