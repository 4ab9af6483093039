import type { Cents, RefundPart, RefundState, TaxTotal } from '@shop/shared';
import type { Types } from 'mongoose';

/** Money that goes back to the buyer. Written before the provider is asked, and completed afterwards. */
export interface RefundRecord {
  _id: Types.ObjectId;
  state: RefundState;
  /** Of what: see `planRefund`. Its lines are those of the price. */
  parts: RefundPart[];
  amountCents: Cents;
  /** What of it the shop returns by hand. Absent if nothing. */
  byHandCents?: Cents;
  /** Whether it is what was paid above the total, of which the order has no part (any more). Absent otherwise. */
  isSurplus?: true;
  /** Net and tax in it, by rate. Earlier builds kept only the tax. */
  taxes: (Pick<TaxTotal, 'rate' | 'amountCents'> & Partial<TaxTotal>)[];
  /** Pieces that it is for, by the order's own lines. */
  lines: { line: Types.ObjectId; quantity: number }[];
  /** Whether these pieces go back into stock, and whether they did. */
  restock: boolean;
  restocked: boolean;
  /**
   * `late`: it was paid after the order was cancelled, or more than it costs. `provider`: it was made in the provider's
   * dashboard. `edit`: the order costs less since it was changed. `withdrawal`: its buyer withdrew from what was not
   * sent yet.
   */
  cause: 'administrator' | 'cancellation' | 'late' | 'provider' | 'edit' | 'withdrawal';
  /** The provider's id, of one that was made there. */
  reference?: string;
  reason?: string;
  /** Under which key the provider was asked for it, if an earlier build chose that. */
  key?: string;
  /** Who wanted it; absent if the shop did. */
  by?: Types.ObjectId;
  at: Date;
  endedAt?: Date;
  /** Why the provider refuses. */
  failure?: string;
}
