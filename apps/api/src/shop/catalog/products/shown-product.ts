import type { ProductRecord } from './product.model.js';

/** A product without the fields that only search, edits and old links need. */
export type ShownProduct = Omit<
  ProductRecord,
  | 'slugs'
  | 'piecesSold'
  | 'recentEdits'
  | 'leastQuantity'
  | 'variantsSaved'
  | 'photos'
  | 'skuKey'
  | 'pastPrices'
  | 'tagKeys'
  | 'nameKey'
  | 'nameWords'
  | 'searchWords'
>;

/** The fields that no query for shown products needs. */
export const NEVER_SHOWN = {
  slugs: 0,
  piecesSold: 0,
  recentEdits: 0,
  leastQuantity: 0,
  variantsSaved: 0,
  skuKey: 0,
  pastPrices: 0,
  tagKeys: 0,
  nameKey: 0,
  nameWords: 0,
  searchWords: 0,
} as const satisfies Record<Exclude<keyof ProductRecord, keyof ShownProduct | 'photos'>, 0>;

/** The fields that queries for lists of shown products leave out. */
export const HIDDEN_FIELDS = {
  ...NEVER_SHOWN,
  photos: 0,
  attributes: 0,
  tags: 0,
  seo: 0,
  sku: 0,
  barcode: 0,
  weight: 0,
  taxClass: 0,
  lowestPriceCents: 0,
} as const;

/** The fields that queries for administrators' lists leave out. */
export const ADMINISTERED_FIELDS = { ...NEVER_SHOWN, photos: 0 } as const;
