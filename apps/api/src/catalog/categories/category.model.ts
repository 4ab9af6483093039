import mongoose, { Schema, type Types } from 'mongoose';

export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name as it is compared: two categories of one name would confuse everyone. */
  nameKey: string;
  slug: string;
  /** Every slug it ever had, the present one included: old links still find it. */
  slugs: string[];
  /** How many products use it. Kept in step inside their transactions, so that one in use is never deleted. */
  productCount: number;
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    productCount: { type: Number, required: true, default: 0 },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ slugs: 1 }, { unique: true });
schema.index({ nameKey: 1 }, { unique: true });

export const CategoryModel = mongoose.model<CategoryRecord>('Category', schema);

export function categoryNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
