import mongoose, { Schema } from 'mongoose';
import type { MoneySums } from '../../orders/index.js';

/** What the orders placed on one day come to, as they are now. Amounts are in US cents. */
export interface DaySalesRecord extends MoneySums {
  /** Of `salesId`. */
  _id: string;
  orders: number;
  /** How many of them are cancelled, or have another status that brings no revenue. */
  cancelled: number;
  /** How many of them bring revenue. The following counts and amounts are those of these alone. */
  earned: number;
  pieces: number;
  revenueCents: number;
  itemsCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  /**
   * Of `outstandingCents`, what is not paid of orders that were sent for less than they cost. This and `lostCents` are
   * absent from what an earlier version has counted, until it is counted anew: see `lackingSums`.
   */
  missingCents?: number;
  /** Of `disputedCents`, what was lost for good. */
  lostCents?: number;
  /** How many orders say what they are made of. */
  priced: number;
  /** What was sold: see `packSold`. */
  sold: string;
}

const count = { type: Number, required: true } as const;

const schema = new Schema<DaySalesRecord>(
  {
    _id: String,
    orders: count,
    cancelled: count,
    earned: count,
    pieces: count,
    revenueCents: count,
    itemsCents: count,
    discountCents: count,
    shippingCents: count,
    taxCents: count,
    priced: count,
    paidCents: count,
    refundedCents: count,
    outstandingCents: count,
    missingCents: count,
    disputedCents: count,
    lostCents: count,
    sold: { type: String, required: true },
  } satisfies Record<keyof DaySalesRecord, unknown>,
  { versionKey: false, autoIndex: false },
);

// Few days lack the sum, and it is looked for in every round of counting.
schema.index({ missingCents: 1, _id: 1 });

/** Replaced as a whole. */
export const DaySalesModel = mongoose.model<DaySalesRecord>('DaySales', schema);

/** The id of a day's sales: sorted by day within a time zone. */
export function salesId(timeZone: string, day: string): string {
  return `${timeZone} ${day}`;
}
