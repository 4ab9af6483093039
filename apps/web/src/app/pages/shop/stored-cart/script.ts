// A script of its own that runs before the page of the cart is painted: see `vite/stored-cart-script.ts`.
import { preloadFilledCart } from './preload-filled-cart';
import { showStoredCart } from './show-stored-cart';

/** Put in by the build. */
declare const FILLED_CART_FILES: readonly string[];

if (showStoredCart(window)) preloadFilledCart(document, FILLED_CART_FILES);
