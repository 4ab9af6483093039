import { cartStore } from '../../../features/cart';
import { cartContents } from './lazy-cart-contents';

/** Loads the cart's page, and beside it what its visitor's cart needs. */
export async function loadCart() {
  if (cartStore.get().length > 0) cartContents.handle.loadCode().catch(() => undefined);
  return (await import('./cart-page')).CartPage;
}
