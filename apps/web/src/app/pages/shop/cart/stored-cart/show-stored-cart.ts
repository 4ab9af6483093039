import { SHOP_DETAILS_ELEMENT, setShopCurrency, STORAGE_KEYS } from '@shop/shared';
import {
  cartRows,
  ITEM_SAMPLE_ELEMENT,
  readCart,
  readItem,
  storedItem,
} from '../../../../../features/cart';
import { element } from '../../../../../lib/page-start/element';
import { readSession } from '../../../../../lib/session/stored-session';
import skeletonStyles from '../../../../../ui/feedback/skeleton.module.css';
import columnStyles from '../cart-contents.module.css';
import headingStyles from '../cart-heading.module.css';
import { countText, greeting } from '../cart-texts';
import { STORED_CART_ELEMENT } from './stored-cart-element';
import styles from './stored-cart.module.css';

/** The maximum number of products in view when the page opens. */
const IN_SIGHT = 4;

function read(stored: Storage, key: string): unknown {
  return JSON.parse(stored.getItem(key) ?? 'null');
}

/**
 * Renders the cart stored in the browser until the page's script takes over.
 * @returns whether there is one
 */
export function showStoredCart(window: Window): boolean {
  const place = window.document.getElementById(STORED_CART_ELEMENT);
  const sample = window.document.getElementById(ITEM_SAMPLE_ELEMENT)?.firstElementChild;
  try {
    const details = window.document.getElementById(SHOP_DETAILS_ELEMENT)?.textContent ?? '';
    setShopCurrency(/"currency":"([A-Z]{3})"/.exec(details)?.[1]);
    const { localStorage } = window;
    const cart = readCart(read(localStorage, STORAGE_KEYS.cart), readItem);
    if (!place || !sample || cart.length === 0) return false;
    const buyer = readSession(read(localStorage, STORAGE_KEYS.auth))?.user;
    const items = cartRows(cart).map((row, index) => storedItem(sample, row, index < IN_SIGHT));
    place.append(
      element(
        'div',
        headingStyles.heading,
        element('h1', undefined, greeting(buyer)),
        element('p', headingStyles.count, countText(cart.length, buyer)),
      ),
      element(
        'div',
        columnStyles.columns,
        element('ul', columnStyles.items, ...items),
        element('span', `${skeletonStyles.skeleton} ${styles.summary}`),
      ),
    );
    return true;
  } catch {
    // The stored value is unreadable, or storage is unavailable.
    return false;
  }
}
