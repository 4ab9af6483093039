import type { Cents, TaxTotal } from '@shop/shared';
import type { Types } from 'mongoose';

/** What an administrator took off an order before it was shipped. */
export interface OrderEditRecord {
  at: Date;
  by: Types.ObjectId;
  /** Under the names that the lines had. */
  removed: { line: Types.ObjectId; name: string; quantity: number }[];
  /** How much less the order costs since. */
  lessCents: Cents;
  /**
   * How much less of each tax it has since, and of what is not taxed. Absent if it had not been sold yet, and in changes by
   * earlier builds.
   */
  taxes?: TaxTotal[];
  /** What the buyer reads about it. */
  reason?: string;
}
