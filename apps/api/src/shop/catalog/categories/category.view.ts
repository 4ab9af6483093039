import type { Category } from '@shop/shared';
import type { ShownCategory } from './category.model.js';

/** A category as the API returns it. */
export function categoryView({ _id, name, slug }: ShownCategory): Category {
  return { _id: _id.toHexString(), name, slug };
}
