import type { Product } from '@shop/shared';
import { notify } from '../../ui/messages/notify';
import { removeFromCart } from './remove-from-cart';

/** Removes all pieces of a product at once and offers to undo that. */
export function removeWithUndo({ _id, name }: Product) {
  const putBack = removeFromCart(_id);
  notify.undoable(`${name} removed from your cart`, () => {
    putBack();
    notify.success(`${name} is back in your cart`);
  });
}
