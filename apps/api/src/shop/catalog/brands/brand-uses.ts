import type { Actor } from '@shop/http/access';
import type { ClientSession } from 'mongoose';
import type { BrandRecord } from './brand.model.js';

/** What names brands outside the catalogue, such as promotions. It is passed in: the catalogue knows none of it. */
export interface BrandUses {
  /** The name of a promotion that is limited to the brand. */
  promotionWith(brand: BrandRecord, session: ClientSession): Promise<string | undefined>;
  /** Names the other brand instead, inside the transaction of a merge. */
  replace(
    source: BrandRecord,
    target: BrandRecord,
    by: Actor,
    session: ClientSession,
  ): Promise<void>;
}

/** Dependencies of the controllers of brands. */
export interface BrandDeps {
  brandUses: BrandUses;
}
