/** Whether a product is offered: only an active one, and one with a publication time only from then on. */
export const PRODUCT_STATUSES = ['active', 'draft', 'archived'] as const;
/** One of `PRODUCT_STATUSES`. */
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/**
 * What a product may have in addition to `PRODUCT_FIELDS`. A product without it lacks the field wherever it is stored or
 * sent. Forms, edits, conflicts and the audit log have each detail as a text, which is empty for none.
 */
export const PRODUCT_DETAILS = {
  status: { label: 'Status' },
  publishAt: { label: 'Publication time' },
  brand: { label: 'Brand' },
  compareAtPrice: { label: 'Compare-at price' },
  lowestPrice: { label: 'Lowest price' },
  sku: { label: 'SKU' },
  barcode: { label: 'Barcode' },
  weight: { label: 'Weight' },
  taxClass: { label: 'Tax class' },
  tags: { label: 'Tags' },
  attributes: { label: 'Attributes' },
  seoTitle: { label: 'SEO title' },
  seoDescription: { label: 'SEO description' },
} as const satisfies Record<string, { label: string }>;

/** The name of a row, such as `status`. */
export type ProductDetailName = keyof typeof PRODUCT_DETAILS;
/** The names of the rows, in their order. */
export const PRODUCT_DETAIL_NAMES = Object.keys(PRODUCT_DETAILS) as ProductDetailName[];

/** Each detail as a text. */
export type DetailTexts = Record<ProductDetailName, string>;
/** The details of a product that has none. */
export const NO_DETAILS: DetailTexts = { ...mapDetails(() => ''), status: 'active' };

/** An object with something for each detail. */
export function mapDetails<Made>(make: (name: ProductDetailName) => Made) {
  return Object.fromEntries(PRODUCT_DETAIL_NAMES.map((name) => [name, make(name)])) as Record<
    ProductDetailName,
    Made
  >;
}

/** A detail of a product in the middle of a sentence. */
export function detailNoun(name: ProductDetailName): string {
  const { label } = PRODUCT_DETAILS[name];
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}
