import type { Category } from '@shop/shared';
import type { CategoryRecord } from './category.model.js';

/** A category as the wire shows it. */
export function categoryView({
  _id,
  name,
  slug,
}: Pick<CategoryRecord, '_id' | 'name' | 'slug'>): Category {
  return { _id: _id.toHexString(), name, slug };
}
