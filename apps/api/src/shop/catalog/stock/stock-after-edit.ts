import { PRODUCT_FIELDS, type ProductEdit } from '@shop/shared';
import { conflict } from '@shop/http/errors';
import { RECENT_EDITS, type ProductRecord } from '../products/product.model.js';

type Stock = Pick<ProductRecord, 'quantity' | 'leastQuantity' | 'recentEdits'>;

/**
 * The stock after an edit. A form that sends the quantity it showed changes the stock by the difference, so that sales
 * made since then still count; otherwise the stock is set. Without a quantity it stays. If the same form is saved
 * again, identified by its key, the new change replaces its first one.
 * @throws HttpError 409 if the stock would leave its limits.
 */
export function stockAfter(
  { quantity, quantityBefore, editKey }: ProductEdit,
  before: Stock,
): Stock {
  if (quantity === undefined)
    return { quantity: before.quantity, leastQuantity: before.leastQuantity };
  if (quantityBefore === undefined) return { quantity, leastQuantity: quantity };
  const moved = quantity - quantityBefore;
  const edits = before.recentEdits ?? [];
  const movedEarlier = edits.find(({ key }) => key === editKey)?.moved ?? 0;
  const after = before.quantity + moved - movedEarlier;
  if (after < 0 || after > PRODUCT_FIELDS.quantity.max) {
    const message = `The stock is now ${before.quantity}: it can no longer be changed from ${quantityBefore} to ${quantity}`;
    throw conflict(message, [{ field: 'quantity', message }]);
  }
  const pieces = { quantity: after, leastQuantity: after };
  if (editKey === undefined) return pieces;
  const otherEdits = edits.filter(({ key }) => key !== editKey);
  return {
    ...pieces,
    recentEdits: [...otherEdits, { key: editKey, moved }].slice(-RECENT_EDITS),
  };
}
