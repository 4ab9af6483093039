import type { Types } from 'mongoose';
import type { ProductRecord } from '../products/product.model.js';
import { seenOptions } from '../visibility/seen-options.js';

/** What is searched of a product. */
export interface SearchedProduct {
  name: string;
  description: string;
  category: Types.ObjectId;
  options?: ProductRecord['options'];
  attributes?: ProductRecord['attributes'] | undefined;
  tags?: string[] | undefined;
}

/** The texts of a product that are searched besides its name and description. */
export function otherTexts({
  options = [],
  attributes = [],
  tags = [],
}: Pick<SearchedProduct, 'options' | 'attributes' | 'tags'>): string[] {
  return [
    ...seenOptions(options).flatMap(({ values }) => values),
    ...attributes.map(({ value }) => value),
    ...tags,
  ];
}
