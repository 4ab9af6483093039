import type { ClientSession } from 'mongoose';
import type { ProductRecord } from '../products/product.model.js';
import { VariantModel, type VariantRecord } from '../variants/variant.model.js';
import { pricesAfter } from './prices-after.js';

type Visibility = Pick<ProductRecord, 'hiddenAs'>;

/** Variants that leave the grid of a product, with the prices that shoppers could buy at until now. */
export function leavingVariants(
  variants: readonly VariantRecord[],
  { hiddenAs }: Visibility,
): VariantRecord[] {
  return variants.map((variant) => ({
    ...variant,
    ...pricesAfter(variant, variant, {
      wasOffered: !hiddenAs && !variant.hidden,
      isOffered: false,
    }),
  }));
}

/** Notes what the variants of products cost that leave the shoppers' view. Before their own changes are written. */
export async function notePricesOfLeft(
  changes: readonly { before: ProductRecord; after: Visibility }[],
  session: ClientSession,
): Promise<void> {
  const left = changes.flatMap(({ before, after }) =>
    before.options && !before.hiddenAs && after.hiddenAs ? before._id : [],
  );
  if (left.length === 0) return;
  const shown = { product: { $in: left }, archivedIn: null, hidden: false };
  const variants = await VariantModel.find(shown, null, { session }).lean();
  const updates = variants.map((variant) => ({
    updateOne: {
      filter: { _id: variant._id },
      update: { $set: pricesAfter(variant, variant, { isOffered: false }) },
    },
  }));
  if (updates.length > 0) await VariantModel.bulkWrite(updates, { session });
}
