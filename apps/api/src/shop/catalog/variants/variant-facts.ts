import { dollarsFromCents, formatDollars, type AuditFacts } from '@shop/shared';
import type { ProductRecord } from '../products/product.model.js';
import type { VariantRecord } from './variant.model.js';
import type { GridChange } from '../stock/write-rows.js';
import { namedVariant } from './variant.view.js';

/** More changed variants than this are only counted. */
const DESCRIBED = 40;

type Summarised = Pick<ProductRecord, 'options' | 'priceCents' | 'priceToCents' | 'quantity'>;

/** A product's options, its summary and those of its variants that changed, as audit entries describe them. */
export function variantFacts(product: Summarised, variants: readonly VariantRecord[]): AuditFacts {
  const { options = [], priceCents, priceToCents = priceCents, quantity } = product;
  const described = variants.slice(0, DESCRIBED).map(describe);
  const more = variants.length - described.length;
  const listed = [...described, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  const named = options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ');
  return {
    options: named || null,
    price: dollarsFromCents(priceCents),
    priceTo: dollarsFromCents(priceToCents),
    quantity,
    variants: listed || null,
  };
}

function describe(variant: VariantRecord): string {
  const { priceCents, compareAtCents, quantity, sku, weight, barcode, photo, hidden } = variant;
  const { lowestPriceCents = null } = variant;
  const dollars = (cents: number) => formatDollars(dollarsFromCents(cents));
  const parts = [
    `${namedVariant(variant).name}: ${dollars(priceCents)}`,
    ...(compareAtCents === null ? [] : [`instead of ${dollars(compareAtCents)}`]),
    ...(lowestPriceCents === null ? [] : [`never below ${dollars(lowestPriceCents)}`]),
    `${quantity} in stock`,
    ...(sku === null ? [] : [`SKU ${sku}`]),
    ...(weight === null ? [] : [`${weight} g`]),
    ...(barcode === null ? [] : [`barcode ${barcode}`]),
    ...(photo ? [`photo ${photo.toHexString()}`] : []),
    ...(hidden ? ['hidden'] : []),
  ];
  return parts.join(', ');
}

/** The variants that a save changes, before and after it. */
export function changedVariants({ rows, removed }: GridChange) {
  const differing = rows.filter(
    ({ before, after }) => before?.archivedIn !== null || describe(before) !== describe(after),
  );
  return {
    before: [
      ...differing.flatMap(({ before }) => (before?.archivedIn === null ? before : [])),
      ...removed,
    ],
    after: differing.map(({ after }) => after),
  };
}
