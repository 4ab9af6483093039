import type { CartProduct } from '@shop/shared';
import { useEffect, useRef, useState } from 'react';
import { CartItem } from '../../../../features/cart';
import {
  CartSummary,
  CheckoutSteps,
  ItemNotice,
  StepsRoom,
  UnsettledPayment,
  type Checkout,
} from '../../../../features/checkout';
import { useShopDetails } from '../../../../ui/page/shop-details';
import styles from './cart-contents.module.css';
import { ToCheckout } from './to-checkout';

export interface CartContentsProps {
  cart: readonly CartProduct[];
  checkout: Checkout;
}

/** The items and the summary, or a payment whose outcome is unknown. */
export function CartContents({ cart, checkout }: CartContentsProps) {
  const [tries, setTries] = useState(0);
  const { stepsOf, changes, quoteError } = checkout;
  const { pricing } = useShopDetails();
  const awaitsSteps = pricing !== undefined && !stepsOf && !quoteError;
  const items = useRef<HTMLUListElement>(null);
  // On a phone, what has changed is out of sight from the button.
  useEffect(() => {
    if (changes > 0) items.current?.querySelector<HTMLElement>('[data-item-notice]')?.focus();
  }, [changes]);
  if (cart.length === 0) return <UnsettledPayment {...checkout} />;
  return (
    <div
      className={stepsOf || awaitsSteps ? `${styles.columns} ${styles.stepped}` : styles.columns}
    >
      <div>
        <ul ref={items} className={styles.items} aria-label="Items">
          {checkout.quoted.rows.map((row) => (
            <CartItem
              key={row.key}
              product={row.product}
              price={row.price}
              pieces={row.pieces}
              available={row.available}
              buyable={row.buyable}
              notice={<ItemNotice row={row} hasAttempt={checkout.hasAttempt} />}
              locked={checkout.paying}
            />
          ))}
        </ul>
        <ToCheckout checkout={checkout} />
      </div>
      {stepsOf && <CheckoutSteps checkout={checkout} priced={stepsOf} tries={tries} />}
      {awaitsSteps && <StepsRoom />}
      <div className={styles.side}>
        <CartSummary checkout={checkout} onIncomplete={() => setTries(tries + 1)} />
      </div>
    </div>
  );
}
