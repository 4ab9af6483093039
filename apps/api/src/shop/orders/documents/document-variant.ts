import type { NamedVariant } from '../../catalog/index.js';

/** The variant of a line as documents show it: nothing without one. */
export function documentVariant(variant: Omit<NamedVariant, '_id'> | undefined) {
  return variant && { variant: { name: variant.name, sku: variant.sku } };
}
