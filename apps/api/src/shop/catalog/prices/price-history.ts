import { Schema } from 'mongoose';

/** A price that was asked for until somebody changed it, or hid what it was asked for. */
export interface PastPrice {
  cents: number;
  until: Date;
}

/** The fields of a product or a variant that only `pricesAfter` makes. */
export interface PriceHistory {
  /** Oldest first; absent if the price has never changed, nor was hidden. */
  pastPrices?: PastPrice[];
  /** The lowest price of the 30 days before the sale; null once a sale has ended. */
  priorCents?: number | null;
}

/** Their part of a schema. */
export const pastPricesSchema = {
  type: [
    new Schema<PastPrice>(
      { cents: { type: Number, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
  ],
  default: undefined,
};
