import mongoose, { Schema, type Types } from 'mongoose';

export interface BrandRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name in the form that must be unique. */
  nameKey: string;
  slug: string;
  /** The current slug and all former ones, so that old links still work. */
  slugs: string[];
  /** How many products have it, and how many of them shoppers don't see. Updated in their transactions. */
  productCount: number;
  hiddenCount: number;
}

/** The fields of a brand that products show. */
export type ShownBrand = Pick<BrandRecord, '_id' | 'name' | 'slug'>;

const schema = new Schema<BrandRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    productCount: { type: Number, required: true, default: 0 },
    hiddenCount: { type: Number, required: true, default: 0 },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ slugs: 1 }, { unique: true });
schema.index({ nameKey: 1 }, { unique: true });

export const BrandModel = mongoose.model<BrandRecord>('Brand', schema);

/** How many products of a brand shoppers see. */
export function shownCount({ productCount, hiddenCount }: BrandRecord): number {
  return productCount - hiddenCount;
}
