import {
  centsFromDollars,
  foldedText,
  foldedValues,
  PRODUCT_FIELDS,
  type VariantInput,
  type VariantsInput,
} from '@shop/shared';
import { Types } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { pricesAfter } from '../prices/prices-after.js';
import type { ProductRecord } from '../products/product.model.js';
import { filledRows, type FilledRow } from './filled-rows.js';
import type { VariantRecord } from './variant.model.js';

/** A row of the grid: the variant before, if there was one, and after. */
export interface RowChange {
  before?: VariantRecord;
  after: VariantRecord;
  /** Whether it is new in the grid; one that was archived may be back. */
  isAdded: boolean;
}

/** What a product has: variants that are sold, in their order, and archived ones, the latest first. */
export interface StoredVariants {
  product: Types.ObjectId;
  /** The product as it is stored; absent for a new one. */
  before?: ProductRecord;
  /** Whether the same write hides the product, or leaves it hidden. */
  isHidden?: boolean;
  sold: readonly VariantRecord[];
  archived: readonly VariantRecord[];
  /** The ids of its photos. */
  photos: readonly Types.ObjectId[];
}

/**
 * What each row makes of its variant. A row without an id is that of the variant with its values, which comes back if
 * it was archived.
 * @throws HttpError 409 at the row whose variant or photo is gone, or whose stock would leave its limits.
 */
export function rowChanges(
  { options, variants }: VariantsInput,
  stored: StoredVariants,
): RowChange[] {
  const all = [...stored.archived.toReversed(), ...stored.sold];
  const byId = new Map(all.map((variant) => [variant._id.toHexString(), variant]));
  const named = new Set(variants.map(({ _id }) => _id));
  const unnamed = all.filter(({ _id }) => !named.has(_id.toHexString()));
  // Of several with the same values, the last one counts: one that is sold, else the latest that was archived.
  const byValues = new Map(unnamed.map((variant) => [foldedValues(variant.values), variant]));
  // Each value is stored as its option spells it.
  const spellings = options.map(
    (option) => new Map(option.values.map((value) => [foldedText(value), value])),
  );
  return filledRows(variants, stored.before).map((row, position) => {
    const before = row._id ? byId.get(row._id) : byValues.get(foldedValues(row.values));
    if (row._id && !before) throw goneRow(position);
    const fields = fieldsOf(row);
    return {
      ...(before && { before }),
      after: {
        ...fields,
        ...lowestPriceAfter(row, before),
        ...priceHistory(fields, { before, stored }),
        _id: before?._id ?? new Types.ObjectId(),
        product: stored.product,
        position,
        values: row.values.map((value, at) => spellings[at]?.get(foldedText(value)) ?? value),
        ...photoAfter(row, { before, photos: stored.photos, position }),
        quantity: stockAfter(row, before, position),
        wasOrdered: before?.wasOrdered ?? false,
        archivedIn: null,
      },
      isAdded: before?.archivedIn !== null,
    };
  });
}

/** The fields that only the row decides. */
function fieldsOf({ price, compareAtPrice, sku, weight, barcode, hidden }: FilledRow) {
  return {
    priceCents: centsFromDollars(price),
    compareAtCents: compareAtPrice === null ? null : centsFromDollars(compareAtPrice),
    sku,
    ...(sku !== null && { skuKey: foldedText(sku) }),
    weight,
    barcode,
    hidden,
  };
}

/** The lowest price of a row; absent if the variant has never had one. */
function lowestPriceAfter(
  { lowestPrice }: VariantInput,
  before: VariantRecord | undefined,
): Pick<VariantRecord, 'lowestPriceCents'> {
  const stored = before?.lowestPriceCents;
  if (typeof lowestPrice === 'number') return { lowestPriceCents: centsFromDollars(lowestPrice) };
  if (stored === undefined) return {};
  return { lowestPriceCents: lowestPrice === null ? null : stored };
}

/** The history of a row's price. What is split into variants has had the price that they all begin with. */
function priceHistory(
  fields: ReturnType<typeof fieldsOf>,
  { before, stored }: { before: VariantRecord | undefined; stored: StoredVariants },
) {
  const { before: product, isHidden = false } = stored;
  const isShown = !product?.hiddenAs;
  const isOffered = !isHidden && !fields.hidden;
  if (before) {
    const wasOffered = isShown && !before.hidden && before.archivedIn === null;
    return pricesAfter(before, fields, { wasOffered, isOffered });
  }
  const split = product?.options ? undefined : product;
  return pricesAfter(split, fields, { wasOffered: isShown, isOffered });
}

/**
 * Sales since the grid was opened still count: the stock changes by the difference. A row that says nothing keeps the
 * pieces, also those that have come back to an archived variant.
 */
function stockAfter(
  { _id, quantity, quantityBefore, heirOf }: FilledRow,
  variant: VariantRecord | undefined,
  row: number,
): number {
  const before = heirOf ?? variant;
  if (quantity === undefined) return before?.quantity ?? 0;
  // A row without an id says nothing of the pieces of a variant that was archived.
  const wasShown = heirOf !== undefined || _id !== undefined || variant?.archivedIn === null;
  if (!before || !wasShown || quantityBefore === undefined) return quantity;
  const after = before.quantity + quantity - quantityBefore;
  if (after >= 0 && after <= PRODUCT_FIELDS.quantity.max) return after;
  const message = `The stock is now ${before.quantity}: it can no longer be changed from ${quantityBefore} to ${quantity}`;
  throw conflict(message, [{ field: `variants.${row}.quantity`, message }]);
}

/** The photo of a row; absent if the variant has never had one. */
function photoAfter(
  { photo }: VariantInput,
  {
    before,
    photos,
    position,
  }: { before: VariantRecord | undefined; photos: readonly Types.ObjectId[]; position: number },
): Pick<VariantRecord, 'photo'> {
  if (photo == null) {
    const kept = photo === null && before?.photo ? null : before?.photo;
    return kept === undefined ? {} : { photo: kept };
  }
  const chosen = photos.find((known) => known.toHexString() === photo);
  if (chosen) return { photo: chosen };
  const message = 'This photo is no longer there. Choose another one.';
  throw conflict(message, [{ field: `variants.${position}.photo`, message }]);
}

function goneRow(row: number) {
  const message = 'This variant is no longer there. Load it again before you save.';
  return conflict(message, [{ field: `variants.${row}._id`, message }]);
}

/** The options with those of their values that a variant has; none without variants. */
export function optionsInUse(
  { options }: Pick<VariantsInput, 'options'>,
  rows: readonly RowChange[],
): ProductRecord['options'] {
  if (options.length === 0) return undefined;
  return options.map(({ name, values }, at) => {
    const valuesOf = (some: readonly RowChange[]) =>
      new Set(some.map(({ after }) => after.values[at]));
    const used = valuesOf(rows);
    const seen = valuesOf(rows.filter(({ after }) => !after.hidden));
    const kept = values.filter((value) => used.has(value));
    const unseen = kept.filter((value) => !seen.has(value));
    return { name, values: kept, ...(unseen.length > 0 && { unseen }) };
  });
}
