import type { Actor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import type { CategoryRecord } from './category.model.js';

type Named = Pick<CategoryRecord, '_id' | 'name'>;

/** What names categories outside the catalogue, such as promotions. It is passed in: the catalogue knows none of it. */
export interface CategoryUses {
  /** The name of a tax rate for goods of the category. */
  taxRateWith(category: Named, session: ClientSession): Promise<string | undefined>;
  /** Whether anything names the category. */
  isNamed(category: Named, session: ClientSession): Promise<boolean>;
  /** Names the other category instead, inside the transaction of a merge. */
  replace(source: Named, target: Named, by: Actor, session: ClientSession): Promise<void>;
}

/** Dependencies of the controllers of categories. */
export interface CategoryDeps {
  categoryUses: CategoryUses;
}
