import { cartStore } from '../cart';
import { LAST_EXCHANGE_MS } from './cart-owner';

/**
 * Takes over what other devices have changed in the cart, such as what was bought there. Call it before a payment.
 * @returns whether the cart of this browser has changed; without an answer in time it has not
 */
export async function catchUpCart(): Promise<boolean> {
  const before = cartStore.get();
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, LAST_EXCHANGE_MS);
  });
  const exchanging = import('./exchange-carts').then(({ exchangeCarts }) =>
    exchangeCarts({ reads: true }),
  );
  await Promise.race([exchanging, late]).catch(() => undefined);
  return cartStore.get() !== before;
}
