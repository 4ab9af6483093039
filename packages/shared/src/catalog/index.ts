export * from './brands/brands.js';
export * from './stock-alerts/stock-alerts.js';
export * from './categories/categories.js';
export * from './categories/category-input.js';
export * from './categories/category-order.js';
export * from './categories/category-tree.js';
export {
  type Instead,
  type ListingCounts,
  type ListingQuery,
  type ListingSort,
  type SearchedPage,
  type MarkedRange,
  type ProductMarks,
} from './listing.js';
export * from './details/administered.js';
export * from './details/product-export.js';
export * from './details/detail-rules.js';
export * from './details/detail-texts.js';
export * from './details/product-details.js';
export * from './facets/chosen-values.js';
export * from './facets/facets.js';
export * from './imports/import-photos.js';
export * from './imports/imports.js';
export * from './photos/photo-widths.js';
export * from './photos/photo-type.js';
export * from './photos/photos.js';
export * from './photos/product-photos.js';
export * from './price-ranges.js';
export * from './product-lists.js';
export * from './product-row.js';
export * from './map-fields.js';
export * from './product-fields.js';
export * from './products.js';
export * from './bulk-edit.js';
export * from './long-edits/long-edit.js';
export * from './cart-product.js';
export * from './suggestions.js';
export * from './variants/barcode-uses.js';
export * from './variants/described-by.js';
export * from './variants/gtin.js';
export * from './variants/short-variants.js';
export * from './variants/stock-movements.js';
export * from './variants/variant-changes.js';
export * from './variants/variant-input.js';
export * from './variants/variant-texts.js';
export * from './variants/variants.js';
