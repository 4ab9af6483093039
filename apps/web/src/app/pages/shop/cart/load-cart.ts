import { cartStore } from '../../../../features/cart';
import { cartContents } from './lazy-cart-contents';
import { suggestions } from './empty/lazy-suggestions';

/** Loads the cart page and, in parallel, what this visitor's cart needs. The previous page stays until then. */
export async function loadCart() {
  const contents = cartStore.get().length > 0 ? cartContents.handle.loadCode() : undefined;
  const [{ CartPage }] = await Promise.all([
    import('./cart-page'),
    // If the contents fail to load, the page still shows and reports the error.
    contents?.catch(() => undefined),
    // A server renders an empty cart, whole.
    import.meta.env.SSR ? suggestions.handle.loadCode() : undefined,
  ]);
  return CartPage;
}
