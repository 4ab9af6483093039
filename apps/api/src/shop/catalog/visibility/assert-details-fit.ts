import { detailNoun, dollarsFromCents, formatDollars, type ProductEdit } from '@shop/shared';
import { badRequest, wrongField } from '@shop/http/errors';
import type { ProductRecord } from '../products/product.model.js';
import type { StoredDetails } from './product-details.js';

/** What variants have of their own, with the field that stores it. */
const OF_VARIANTS = { compareAtPrice: 'compareAtCents', sku: 'sku', barcode: 'barcode' } as const;

interface Fitting {
  details: StoredDetails;
  priceCents: number;
  /** The product before the edit. */
  before?: ProductRecord;
  edit: Pick<ProductEdit, 'compareAtPrice'>;
}

/**
 * Compares a product's details with its price and its variants.
 * @throws HttpError 400 if the compare-at price is below the price, or if the edit gives a product with variants what
 * they have of their own.
 */
export function assertDetailsFit({ details, priceCents, before, edit }: Fitting): void {
  if (before?.options) {
    assertVariantsDecide(details, before);
    return;
  }
  const { compareAtCents } = details;
  if (compareAtCents === undefined || compareAtCents >= priceCents) return;
  if (edit.compareAtPrice)
    throw wrongField('compareAtPrice', 'Compare-at price must not be below the price');
  const limit = formatDollars(dollarsFromCents(compareAtCents));
  throw wrongField('price', `The price must not be above the compare-at price of ${limit}`);
}

function assertVariantsDecide(details: StoredDetails, before: ProductRecord): void {
  const errors = (Object.keys(OF_VARIANTS) as (keyof typeof OF_VARIANTS)[])
    .filter((name) => details[OF_VARIANTS[name]] !== before[OF_VARIANTS[name]])
    .map((field) => ({
      field,
      message: `The ${detailNoun(field)} of a product with variants is that of its variants: change it there`,
    }));
  const [first] = errors;
  if (first) throw badRequest(first.message, errors);
}
