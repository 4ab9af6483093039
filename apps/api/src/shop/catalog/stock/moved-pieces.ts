import type { StockReason } from '@shop/shared';
import type { Types } from 'mongoose';
import type { ProductRecord } from '../products/product.model.js';
import type { Moved, StockCause } from './record-movements.js';
import type { VariantRecord } from '../variants/variant.model.js';
import { namedVariant } from '../variants/variant.view.js';
import type { GridChange } from './write-rows.js';

/**
 * What a save of the grid moves, for the stock history. The pieces of a product that gets variants are theirs now.
 * @param cause without a reason, that follows from what happens to each variant.
 */
export function movedPieces(
  { rows, removed }: GridChange,
  {
    before,
    after,
  }: Record<'before' | 'after', Pick<ProductRecord, '_id' | 'options' | 'quantity'>>,
  cause: { by: Types.ObjectId | null; reason?: StockReason },
): (Moved & StockCause)[] {
  const product = before._id;
  const ofVariant = (variant: VariantRecord, moved: number, quantity: number) => ({
    product,
    variant: namedVariant(variant),
    moved,
    quantity,
  });
  const moves = [
    ...(before.options || !after.options
      ? []
      : [{ product, moved: 0 - before.quantity, quantity: 0, reason: 'removed' as const }]),
    ...removed.map((variant) => ({
      ...ofVariant(variant, 0 - variant.quantity, 0),
      reason: 'removed' as const,
    })),
    ...rows.map(({ before: old, after: variant, isAdded }) => ({
      ...ofVariant(variant, variant.quantity - (old?.quantity ?? 0), variant.quantity),
      reason: isAdded ? ('added' as const) : ('edit' as const),
    })),
    ...(before.options && !after.options
      ? [
          {
            product,
            moved: after.quantity,
            quantity: after.quantity,
            reason: 'added' as const,
          },
        ]
      : []),
  ];
  return moves.map((move) => ({ ...move, ...cause }));
}
