import type { ClientSession, Types } from 'mongoose';
import { photosOf } from '../../product-photos/product-photos.js';
import type { ProductRecord } from '../../products/product.model.js';
import { pricesAfter } from '../../prices/prices-after.js';
import type { Moved, StockCause } from '../../stock/record-movements.js';
import { VariantModel, type VariantRecord } from '../../variants/variant.model.js';
import { namedVariant } from '../../variants/variant.view.js';
import type { Current } from './plan-undo.js';
import type { UndoRowRecord } from './undo-row.model.js';

/** Puts the variants of products back, and removes those that an import has added. */
export async function restoreVariants(
  undone: readonly { row: UndoRowRecord; current: Current; after?: ProductRecord }[],
  session: ClientSession,
): Promise<void> {
  const added = undone.flatMap(({ row }) => row.added);
  if (added.length > 0) await VariantModel.deleteMany({ _id: { $in: added } }, { session });
  const variants = undone.flatMap(({ row, current, after }) =>
    row.variants.map((variant) => restoredVariant(variant, current, after)),
  );
  if (variants.length === 0) return;
  // All SKUs at first, so that two variants can exchange them.
  const ids = variants.map(({ _id }) => _id);
  const here = { _id: { $in: ids } };
  await VariantModel.updateMany(here, { $unset: { skuKey: 1 } }, { session });
  const found = await VariantModel.find(here, { _id: 1 }, { session }).lean();
  const exists = ({ _id }: VariantRecord) => found.some((one) => one._id.equals(_id));
  await VariantModel.collection.bulkWrite(
    variants.map((variant) =>
      exists(variant)
        ? { updateOne: { filter: { _id: variant._id }, update: { $set: importedFields(variant) } } }
        : // The import has deleted it, because no order had it.
          { insertOne: { document: variant } },
    ),
    { session },
  );
}

/** A variant as it was, which has had the price of the import in the meantime. */
function restoredVariant(
  variant: VariantRecord,
  { product, variants }: Current,
  after: ProductRecord | undefined,
): VariantRecord {
  const now = variants.find(({ _id }) => _id.equals(variant._id));
  if (!now) return withPhotoOf(product, variant);
  const wasOffered = !product.hiddenAs && !now.hidden;
  return {
    ...variant,
    ...pricesAfter(now, variant, {
      wasOffered,
      isOffered: !after?.hiddenAs && !variant.hidden,
    }),
    ...(now.lowestPriceCents != null && { lowestPriceCents: variant.lowestPriceCents ?? null }),
  };
}

/** A variant that the import has removed. Its photo may be gone since. */
function withPhotoOf(product: ProductRecord, variant: VariantRecord): VariantRecord {
  const { photo, ...others } = variant;
  const isThere = photo && photosOf(product).some(({ _id }) => _id.equals(photo));
  return { ...others, ...(isThere && { photo }) };
}

/** The fields that an import writes. */
function importedFields(variant: VariantRecord): Partial<VariantRecord> {
  const left = ['_id', 'photo', 'wasOrdered'];
  return Object.fromEntries(Object.entries(variant).filter(([name]) => !left.includes(name)));
}

/** The pieces that move when a product is as it was before. */
export function movedBack(
  { variants, added }: UndoRowRecord,
  { current, after, by }: { current: Current; after: ProductRecord; by: Types.ObjectId | null },
): (Moved & StockCause)[] {
  const { product } = current;
  const shared = { product: product._id, by, reason: 'importUndone' as const };
  const ofRows = current.variants.flatMap((variant) => {
    const known = variants.find(({ _id }) => _id.equals(variant._id));
    const isAdded = added.some((id) => id.equals(variant._id));
    const quantity = isAdded ? 0 : (known?.quantity ?? variant.quantity);
    const moved = quantity - variant.quantity;
    return [{ ...shared, variant: namedVariant(variant), moved, quantity }];
  });
  const back = variants
    .filter(({ _id }) => !current.variants.some((variant) => variant._id.equals(_id)))
    .map((variant) => ({
      ...{ ...shared, variant: namedVariant(variant), moved: variant.quantity },
      quantity: variant.quantity,
    }));
  if (product.options && after.options) return [...ofRows, ...back];
  const own = product.options ? after.quantity : after.quantity - product.quantity;
  return [...ofRows, { ...shared, moved: own, quantity: after.quantity }];
}
