import { nameWithVariant, type CartProduct } from '@shop/shared';
import { notify } from '../../ui/messages/notify';
import { entryKey } from './cart-entry';
import { removeFromCart } from './remove-from-cart';

interface Removal {
  /** Whether the focus goes to Undo, because the button that had it is gone. */
  isByKeyboard: boolean;
}

/** Removes all pieces of a product or variant at once and offers to undo that. */
export function removeWithUndo(entry: CartProduct, { isByKeyboard }: Removal) {
  const name = nameWithVariant(entry);
  const putBack = removeFromCart(entryKey(entry));
  const back = `${name} is back in your cart`;
  const undo = () => {
    putBack();
    notify.success(back);
  };
  // It may have been put back a moment ago.
  notify.remove(back);
  notify.undoable(`${name} removed from your cart`, undo, { takesFocus: isByKeyboard });
}
