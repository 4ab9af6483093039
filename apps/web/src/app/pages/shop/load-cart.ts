import { cartStore } from '../../../features/cart';
import { cartContents } from './lazy-cart-contents';

/**
 * Loads the cart's page, and beside it what its visitor's cart needs. What was shown before stays until both are there.
 */
export async function loadCart() {
  const contents = cartStore.get().length > 0 ? cartContents.handle.loadCode() : undefined;
  const [{ CartPage }] = await Promise.all([
    import('./cart-page'),
    // Without them the page is there, and says what is wrong.
    contents?.catch(() => undefined),
  ]);
  return CartPage;
}
