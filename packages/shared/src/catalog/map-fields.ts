import {
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFieldName,
} from './product-fields.js';

/** An object with something for each field of a product. */
export function mapFields<Made>(make: (name: ProductFieldName, field: ProductField) => Made) {
  return Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => [name, make(name, PRODUCT_FIELDS[name])]),
  ) as Record<ProductFieldName, Made>;
}

/** A field of a product in the middle of a sentence. */
export function fieldNoun(name: ProductFieldName): string {
  return PRODUCT_FIELDS[name].label.toLowerCase();
}
