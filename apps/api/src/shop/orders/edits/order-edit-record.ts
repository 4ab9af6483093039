import type { Cents, PaymentState } from '@shop/shared';
import type { Types } from 'mongoose';

/** What an administrator took off an order before it was shipped. */
export interface OrderEditRecord {
  at: Date;
  by: Types.ObjectId;
  /** Under the names that the lines had. */
  removed: { line: Types.ObjectId; name: string; quantity: number }[];
  /** How much less the order costs since. */
  lessCents: Cents;
  /** Where the payment stood then. Earlier builds did not keep it. */
  paymentState?: PaymentState;
  /** What the buyer reads about it. */
  reason?: string;
}
