import mongoose, { Schema, type Types } from 'mongoose';

export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name in a case-insensitive form; unique, so that no two categories share a name. */
  nameKey: string;
  slug: string;
  /** The current slug and all former ones, so that old links still work. */
  slugs: string[];
  /** How many products use it. Updated in their transactions, so that a category in use is never deleted. */
  productCount: number;
  /** How many of them shoppers don't see; absent if none ever was. */
  hiddenCount?: number;
}

/** The fields of a category that products show. */
export type ShownCategory = Pick<CategoryRecord, '_id' | 'name' | 'slug'>;

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    productCount: { type: Number, required: true, default: 0 },
    hiddenCount: Number,
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ slugs: 1 }, { unique: true });
schema.index({ nameKey: 1 }, { unique: true });

export const CategoryModel = mongoose.model<CategoryRecord>('Category', schema);

/** How many products of a category shoppers see. */
export function listedCount({
  productCount,
  hiddenCount = 0,
}: Pick<CategoryRecord, 'productCount' | 'hiddenCount'>): number {
  return productCount - hiddenCount;
}

/** A category's name in the form that is compared. */
export function categoryNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
