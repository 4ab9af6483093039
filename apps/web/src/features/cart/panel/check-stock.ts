import { BROWSING_TEXTS, endpoints } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { notify } from '../../../ui/messages/notify';
import { entryKey } from '../cart-entry';
import { piecesInCart } from '../cart-store';
import { setPieces } from '../change-cart';
import { leftText } from '../left-text';
import { endAddition, type Addition } from './addition';

/**
 * Takes what was just added out of the cart again if others have bought it since the page was loaded, and says so.
 * What was in the cart before stays: the cart says what of it is left.
 */
export async function checkStock({ product, pieces }: Addition): Promise<void> {
  const key = entryKey(product);
  const item = { product: product._id, variant: product.variant?._id };
  const quote = await call(endpoints.quoteOrder, {
    body: { items: [{ ...item, quantity: piecesInCart(key) }] },
  });
  const stock = quote.lines[0]?.available ?? 0;
  // Meanwhile, more may have been added, or removed.
  const inCart = piecesInCart(key);
  const surplus = Math.min(inCart - stock, pieces);
  if (surplus <= 0) return;
  setPieces(key, inCart - surplus);
  const added = pieces - surplus;
  if (added === 0) {
    notify.remove(BROWSING_TEXTS.addedToCart);
    endAddition();
  }
  notify.error(leftText({ stock, inCart: inCart - surplus, added }));
}
