import { notify } from '../../ui/feedback/notify';
import { cartStore, removeFromCart } from './cart-store';

/** Removes an item at once and offers to undo that. @param index its position in the cart */
export function removeWithUndo(index: number) {
  const product = cartStore.get()[index];
  if (!product) return;
  const putBack = removeFromCart(index);
  notify.undoable(`${product.name} removed from your cart`, () => {
    putBack();
    notify.success(`${product.name} is back in your cart`);
  });
}
