import { ItemSample } from '../../../../../features/cart';
import { CartSkeleton } from '../cart-skeleton';
import { STORED_CART_ELEMENT } from './stored-cart-element';
import styles from './stored-cart.module.css';

/** Makes React leave alone what the script has put there before hydration. */
const FILLED_BEFORE = { __html: '' };

/** The element for the stored cart: a script fills it before the page is painted. */
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
      <ItemSample />
    </>
  );
}
