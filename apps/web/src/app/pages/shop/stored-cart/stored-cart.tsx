import { CartSkeleton } from '../cart-skeleton';
import { STORED_CART_ELEMENT } from './stored-cart-element';
import styles from './stored-cart.module.css';

/** React leaves alone what a script put there before it took over. */
const FILLED_BEFORE = { __html: '' };

/** The place of a cart that the browser has stored: its script fills it before the page is painted. */
export function StoredCart() {
  return (
    <>
      <div
        id={STORED_CART_ELEMENT}
        className={styles.stored}
        dangerouslySetInnerHTML={FILLED_BEFORE}
        suppressHydrationWarning
      />
      <CartSkeleton />
    </>
  );
}
