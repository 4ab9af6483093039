import { OPTIONAL_FIELD_NAMES, PRODUCT_FIELDS, type OptionalFieldName } from '@shop/shared';

/** The headers of the optional fields of a product: first what an export writes, then what other shops write. */
export const OPTIONAL_HEADERS = {
  shipping: ['Variant Requires Shipping', 'Requires Shipping', 'Shipping'],
} as const satisfies Record<OptionalFieldName, readonly [string, ...string[]]>;

/** What the columns of the optional fields are called where somebody assigns columns. */
export const OPTIONAL_LABELS = Object.fromEntries(
  OPTIONAL_FIELD_NAMES.map((name) => [name, PRODUCT_FIELDS[name].label]),
) as Record<OptionalFieldName, string>;

/** The header that an export writes for an optional field. */
export type OptionalHeader = (typeof OPTIONAL_HEADERS)[OptionalFieldName][0];
