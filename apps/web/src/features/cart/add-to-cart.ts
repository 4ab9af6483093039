import { BROWSING_TEXTS, LIMITS, type Product } from '@shop/shared';
import { notify } from '../../ui/messages/notify';
import { piecesInCart, putIntoCart } from './cart-store';
import { leftText } from './left-text';
import { announceAddition } from './panel/addition';

/**
 * Adds pieces of a product: as many as there are, less those in the cart.
 * @param wanted a whole number, at least 1
 * @returns how many fitted
 */
export function addToCart(product: Product, wanted = 1): number {
  const most = Math.min(product.quantity, LIMITS.orderLineQuantity);
  const added = Math.max(0, Math.min(wanted, most - piecesInCart(product._id)));
  putIntoCart(product, added);
  return added;
}

/**
 * Adds pieces of a product and says what happened, at once also that there are no more.
 * @param source the button that was pressed
 */
export function addWithMessage(product: Product, wanted = 1, source?: HTMLElement): void {
  const added = addToCart(product, wanted);
  if (added > 0) {
    notify.success(BROWSING_TEXTS.addedToCart);
    announceAddition(product, source);
  }
  if (added < wanted) {
    const inCart = piecesInCart(product._id);
    notify.error(leftText({ stock: product.quantity, inCart, added }));
  }
}
