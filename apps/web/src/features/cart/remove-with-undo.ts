import type { Product } from '@shop/shared';
import { notify } from '../../ui/messages/notify';
import { removeFromCart } from './remove-from-cart';

interface Removal {
  /** Whether the focus goes to Undo, because the button that had it is gone. */
  isByKeyboard: boolean;
}

/** Removes all pieces of a product at once and offers to undo that. */
export function removeWithUndo({ _id, name }: Product, { isByKeyboard }: Removal) {
  const putBack = removeFromCart(_id);
  const undo = () => {
    putBack();
    notify.success(`${name} is back in your cart`);
  };
  notify.undoable(`${name} removed from your cart`, undo, { takesFocus: isByKeyboard });
}
