// A separate script that runs before the cart page is painted: see `vite/stored-cart-script.ts`.
import { preloadFilledCart } from './preload-filled-cart';
import { showStoredCart } from './show-stored-cart';

/** Inserted by the build. */
declare const FILLED_CART_FILES: readonly string[];

if (showStoredCart(window)) preloadFilledCart(document, FILLED_CART_FILES);
