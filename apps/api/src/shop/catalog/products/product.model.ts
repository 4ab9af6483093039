import { TAX_CLASSES, type Attribute, type StoredValues, type TaxClass } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';
import { pastPricesSchema, type PriceHistory } from '../prices/price-history.js';
import { HIDDEN_AS, type HiddenAs } from '../visibility/listed.js';
import type { StoredOption } from '../visibility/seen-options.js';
import { PRODUCT_ORDERS, SCARCEST_FIRST } from './product-orders.js';

/** An edit, identified by its key, and the number of pieces by which it changed the stock. */
export interface StockEdit {
  key: string;
  moved: number;
}

/** One of a product's photos, with the size in pixels of its largest variant; the bytes are in a separate collection. */
export interface StoredPhoto {
  _id: Types.ObjectId;
  /** What it shows; may be empty. */
  alt: string;
  version: string;
  width: number;
  height: number;
  /** By which files name it, also once it is moved; absent where that is its place, counted from 1. */
  number?: number;
}

/** A stored product: the fields that are the same in replies (`PRODUCT_FIELDS`), and these. */
export interface ProductRecord extends StoredValues, PriceHistory {
  _id: Types.ObjectId;
  slug: string;
  /** The current slug and all former ones, so that old links still work. */
  slugs: string[];
  /** US cents; with variants, the lowest price. The pieces are then the sum. See `summaryOf`. */
  priceCents: number;
  /** The highest price of its variants. */
  priceToCents?: number;
  /** What it can be chosen by; absent without variants, which are in a collection of their own. */
  options?: StoredOption[];
  /** The pieces of the variant that has the fewest; without variants, all pieces. */
  leastQuantity: number;
  /** How often its options and variants were saved, and the key of the last time. */
  variantsSaved?: { version: number; editKey: string };
  /** Pieces sold, excluding cancelled orders; absent if none were sold. */
  piecesSold?: number;
  /** The latest edits with a key, oldest first. An edit that is sent again does not change the stock twice. */
  recentEdits?: StockEdit[];
  category: Types.ObjectId;
  /** Why shoppers don't see it; absent if they do. */
  hiddenAs?: HiddenAs | null;
  /** When shoppers see it from, if it is active. */
  publishAt?: Date;
  brand?: Types.ObjectId;
  /** Never below the price; with variants, that of the cheapest. */
  compareAtCents?: number;
  /** No promotion takes a piece below it, of whichever variant. */
  lowestPriceCents?: number;
  sku?: string;
  /** The SKU in the form that must be unique in the shop, together with those of variants. */
  skuKey?: string;
  barcode?: string;
  /** Grams. */
  weight?: number;
  /** Absent for the standard class. */
  taxClass?: TaxClass;
  tags?: string[];
  /** The tags in the form that they are found by. */
  tagKeys?: string[];
  attributes?: Attribute[];
  /** What search engines show in place of name and description. */
  seo?: { title?: string; description?: string };
  /** The first photo, which stands for the product. */
  photo: Pick<StoredPhoto, 'version' | 'width' | 'height'> | null;
  /** All photos in their order; absent if there is at most the one that `photosOf` makes of `photo`. */
  photos?: StoredPhoto[];
  /** The greatest number that a photo of the product has had; absent if one of `photos` has it. */
  lastPhotoNumber?: number;
  /** The name in the form that lists sort by. */
  nameKey: string;
  /** Words of the name in the form that search compares. */
  nameWords: string[];
  /** Words of name and description, and the category's token. */
  searchWords: string[];
  createdAt: Date;
}

const shownPhoto = {
  version: { type: String, required: true },
  width: { type: Number, required: true },
  height: { type: Number, required: true },
};
const photoSchema = new Schema<NonNullable<ProductRecord['photo']>>(shownPhoto, { _id: false });
const photosSchema = new Schema<StoredPhoto>({ alt: String, ...shownPhoto, number: Number });

const editSchema = new Schema<StockEdit>(
  {
    key: { type: String, required: true },
    moved: { type: Number, required: true },
  },
  { _id: false },
);

const optionSchema = new Schema<StoredOption>(
  {
    name: { type: String, required: true },
    values: { type: [String], required: true },
    unseen: { type: [String], default: undefined },
  },
  { _id: false },
);

const attributeSchema = new Schema<Attribute>(
  { name: { type: String, required: true }, value: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<ProductRecord>(
  {
    name: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    description: { type: String, required: true },
    priceCents: { type: Number, required: true },
    priceToCents: Number,
    options: { type: [optionSchema], default: undefined },
    leastQuantity: { type: Number, required: true },
    variantsSaved: new Schema(
      { version: { type: Number, required: true }, editKey: { type: String, required: true } },
      { _id: false },
    ),
    quantity: { type: Number, required: true },
    piecesSold: Number,
    recentEdits: { type: [editSchema], default: undefined },
    shipping: { type: Boolean, required: true },
    category: { type: Schema.Types.ObjectId, ref: 'Category', required: true },
    hiddenAs: { type: String, enum: HIDDEN_AS },
    publishAt: Date,
    brand: { type: Schema.Types.ObjectId, ref: 'Brand' },
    compareAtCents: Number,
    lowestPriceCents: Number,
    pastPrices: pastPricesSchema,
    priorCents: Number,
    sku: String,
    skuKey: String,
    barcode: String,
    weight: Number,
    taxClass: { type: String, enum: TAX_CLASSES },
    tags: { type: [String], default: undefined },
    tagKeys: { type: [String], default: undefined },
    attributes: { type: [attributeSchema], default: undefined },
    seo: new Schema({ title: String, description: String }, { _id: false }),
    photo: { type: photoSchema, default: null },
    photos: { type: [photosSchema], default: undefined },
    lastPhotoNumber: Number,
    nameKey: { type: String, required: true },
    nameWords: { type: [String], required: true },
    searchWords: { type: [String], required: true },
    createdAt: { type: Date, required: true, default: () => new Date() },
  } satisfies Record<Exclude<keyof ProductRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

/** How many edits a product remembers. An edit whose reply was lost can be resent until this many others are saved. */
export const RECENT_EDITS = 16;

schema.index({ slugs: 1 }, { unique: true });
for (const order of Object.values(PRODUCT_ORDERS)) {
  // With the price as last field, an index finds a page of a price range without reading products outside of it.
  const indexed = 'priceCents' in order ? order : ({ ...order, priceCents: 1 } as const);
  schema.index({ hiddenAs: 1, ...indexed });
  schema.index({ hiddenAs: 1, category: 1, ...indexed });
}
schema.index({ hiddenAs: 1, ...SCARCEST_FIRST });
schema.index({ hiddenAs: 1, category: 1, ...SCARCEST_FIRST });
// Sparse: products without these fields cost nothing there.
schema.index({ skuKey: 1 }, { unique: true, sparse: true });
schema.index({ barcode: 1 }, { sparse: true });
schema.index({ brand: 1 }, { sparse: true });
schema.index({ tagKeys: 1 }, { sparse: true });
schema.index({ nameWords: 1 });
schema.index({ searchWords: 1 });

export const ProductModel = mongoose.model<ProductRecord>('Product', schema);
