import { CATEGORY_RULES, type CategoryRule, type Photo } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name in a case-insensitive form; unique among the categories under the same parent. */
  nameKey: string;
  slug: string;
  /** The current slug and all former ones, so that old links still work. */
  slugs: string[];
  /** How many products use it. Updated in their transactions, so that a category in use is never deleted. */
  productCount: number;
  /** How many of them shoppers don't see; absent if none ever was. */
  hiddenCount?: number;
  /** The category that it is under; absent at the top. */
  parent?: Types.ObjectId;
  /** All categories that it is under, the top one first; absent at the top. */
  ancestors?: Types.ObjectId[];
  /** Its place among those under the same parent, from 0; absent where nobody has arranged them: then they go by name. */
  position?: number;
  /** How many categories are below it, at all levels; absent if none ever was. */
  belowCount?: number;
  /** About the category, for its page. */
  text?: string;
  /** The photo that administrators chose; the bytes are in a separate collection. */
  photo?: Photo;
  /** The order of its products; absent for newest first. */
  order?: { rule: CategoryRule; pinned?: Types.ObjectId[] };
}

/** The fields of a category that products show. */
export type ShownCategory = Pick<CategoryRecord, '_id' | 'name' | 'slug'>;

/** The fields that lists of categories show. */
export const LISTED_FIELDS = { name: 1, slug: 1, parent: 1, photo: 1 } as const;

/** How lists of categories are sorted: as arranged, or else by name. */
export const CATEGORY_SORT = { position: 1, nameKey: 1 } as const;

const photoSchema = new Schema<Photo>(
  {
    version: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { _id: false },
);

const orderSchema = new Schema<NonNullable<CategoryRecord['order']>>(
  {
    rule: { type: String, enum: CATEGORY_RULES, required: true },
    pinned: { type: [Schema.Types.ObjectId], default: undefined },
  },
  { _id: false },
);

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    productCount: { type: Number, required: true, default: 0 },
    hiddenCount: Number,
    parent: { type: Schema.Types.ObjectId, ref: 'Category' },
    ancestors: { type: [Schema.Types.ObjectId], default: undefined },
    position: Number,
    belowCount: Number,
    text: String,
    photo: photoSchema,
    order: orderSchema,
  } satisfies Record<Exclude<keyof CategoryRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

schema.index({ slugs: 1 }, { unique: true });
schema.index({ parent: 1, nameKey: 1 }, { unique: true });
schema.index({ ancestors: 1 });

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
