import mongoose, { Schema, type Types } from 'mongoose';
import { pastPricesSchema, type PriceHistory } from '../prices/price-history.js';

/** One combination of a product's options, as it is stored. */
export interface VariantRecord extends PriceHistory {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** Its place in the grid, from 0. */
  position: number;
  /** One for each option of the product, in their order. */
  values: string[];
  sku: string | null;
  /** The SKU in the form that must be unique in the shop; absent without one, and once the variant is archived. */
  skuKey?: string;
  /** US cents. */
  priceCents: number;
  compareAtCents: number | null;
  /** No promotion takes a piece below it; null once it was taken away. Then that of the product counts. */
  lowestPriceCents?: number | null;
  quantity: number;
  /** Grams. */
  weight: number | null;
  barcode: string | null;
  /** One of the product's photos. */
  photo?: Types.ObjectId | null;
  hidden: boolean;
  /** Whether an order has it, even a cancelled one: then it is archived where others are deleted. */
  wasOrdered: boolean;
  /** The version of the grid whose save has removed it. It is kept for its orders; null while it is sold. */
  archivedIn: number | null;
}

const schema = new Schema<VariantRecord>(
  {
    product: { type: Schema.Types.ObjectId, ref: 'Product', required: true },
    position: { type: Number, required: true },
    values: { type: [String], required: true },
    sku: { type: String, default: null },
    skuKey: String,
    priceCents: { type: Number, required: true },
    compareAtCents: { type: Number, default: null },
    pastPrices: pastPricesSchema,
    priorCents: Number,
    lowestPriceCents: Number,
    quantity: { type: Number, required: true },
    weight: { type: Number, default: null },
    barcode: { type: String, default: null },
    photo: Schema.Types.ObjectId,
    hidden: { type: Boolean, required: true },
    wasOrdered: { type: Boolean, required: true, default: false },
    archivedIn: { type: Number, default: null },
  } satisfies Record<Exclude<keyof VariantRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

// No unique index over the values: whoever saves them writes the product, too, so two saves at once conflict.
schema.index({ product: 1, archivedIn: 1, position: 1 });
schema.index({ skuKey: 1 }, { unique: true, sparse: true });
schema.index({ barcode: 1 }, { sparse: true });

export const VariantModel = mongoose.model<VariantRecord>('Variant', schema);
