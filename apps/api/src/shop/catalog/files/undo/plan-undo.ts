import type { UndoOutcome } from '@shop/shared';
import type { Types } from 'mongoose';
import type { ProductRecord } from '../../products/product.model.js';
import type { VariantRecord } from '../../variants/variant.model.js';
import { productDigest } from './product-digest.js';
import type { UndoRowRecord } from './undo-row.model.js';

/** A product that an import has written, as it is now. */
export interface Current {
  product: ProductRecord;
  /** In the order of the grid, without archived ones. */
  variants: readonly VariantRecord[];
}

/** What undoing makes of a product. */
export interface UndoPlan {
  row: UndoRowRecord;
  outcome: UndoOutcome;
  /** Why it is archived or left. */
  reason?: string;
  current?: Current;
}

const isOrdered = ({ product, variants }: Current) =>
  (product.piecesSold ?? 0) > 0 || variants.some(({ wasOrdered }) => wasOrdered);

/** What undoing depends on. */
export interface Now {
  currentOf(row: UndoRowRecord): Current | undefined;
  /** Whether another product has an SKU. */
  isTaken(skuKey: string, row: UndoRowRecord): boolean;
  /** Whether a category or a brand still exists. */
  exists(id: Types.ObjectId): boolean;
}

/** Decides what undoing makes of a product. What somebody has changed or bought since stays. */
export function planUndo(row: UndoRowRecord, now: Now): UndoPlan {
  const current = now.currentOf(row);
  const left = (reason: string): UndoPlan => ({ row, outcome: 'left', reason });
  if (!current) return left('has been deleted since the import');
  const { fields, stock } = productDigest(current.product, current.variants);
  if (fields !== row.after.fields) return left('has been changed since the import');
  if (!row.before) {
    if (isOrdered(current))
      return { row, outcome: 'archived', reason: 'is archived, because orders have it', current };
    if (stock !== row.after.stock) return left('has other stock since the import');
    return { row, outcome: 'deleted', current };
  }
  if (stock !== row.after.stock) return left('has been sold or has other stock since the import');
  const added = current.variants.filter(({ _id }) => row.added.some((id) => id.equals(_id)));
  if (added.some(({ wasOrdered }) => wasOrdered)) return left('has new variants that orders have');
  const { category, brand } = row.before.set;
  if (category && !now.exists(category)) return left('was in a category that is deleted');
  if (brand && !now.exists(brand)) return left('was of a brand that is deleted');
  if (skuKeysOf(row).some((key) => now.isTaken(key, row)))
    return left('had an SKU that another product has now');
  return { row, outcome: 'restored', current };
}

/** The SKUs that a product gets back. */
export function skuKeysOf({ before, variants }: UndoRowRecord): string[] {
  const all = [before?.set.skuKey, ...variants.map(({ skuKey }) => skuKey)];
  return all.flatMap((key) => key ?? []);
}
