import { BROWSING_TEXTS, MAX_LINE_QUANTITY, type CartProduct } from '@shop/shared';
import { notify } from '../../ui/messages/notify';
import { entryKey, offerOf } from './cart-entry';
import { piecesInCart, putIntoCart } from './cart-store';
import { leftText } from './left-text';
import { announceAddition, endAddition } from './panel/addition';

/**
 * Adds pieces of a product or variant: as many as there are, less those in the cart.
 * @param wanted a whole number, at least 1
 * @returns how many fitted
 */
export function addToCart(entry: CartProduct, wanted = 1): number {
  const most = Math.min(offerOf(entry).quantity, MAX_LINE_QUANTITY);
  const added = Math.max(0, Math.min(wanted, most - piecesInCart(entryKey(entry))));
  putIntoCart(entry, added);
  return added;
}

/**
 * Adds pieces of a product or variant and says what happened, at once also that there are no more.
 * @param source the button that was pressed
 */
export function addWithMessage(entry: CartProduct, wanted = 1, source?: HTMLElement): void {
  const added = addToCart(entry, wanted);
  if (added > 0) {
    notify.success(BROWSING_TEXTS.addedToCart);
    announceAddition({ product: entry, pieces: added, source });
  } else {
    // The message and the panel of an earlier press may still be there.
    notify.remove(BROWSING_TEXTS.addedToCart);
    endAddition();
  }
  if (added < wanted) {
    const inCart = piecesInCart(entryKey(entry));
    notify.error(leftText({ stock: offerOf(entry).quantity, inCart, added }));
  }
}
