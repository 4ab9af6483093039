import type { CartProduct } from '@shop/shared';
import { CartItem } from '../../../../features/cart';
import {
  CartSummary,
  ItemNotice,
  UnsettledPayment,
  type Checkout,
} from '../../../../features/checkout';
import styles from './cart-contents.module.css';

export interface CartContentsProps {
  cart: readonly CartProduct[];
  checkout: Checkout;
}

/** The items and the summary, or a payment whose outcome is unknown. */
export function CartContents({ cart, checkout }: CartContentsProps) {
  if (cart.length === 0) return <UnsettledPayment {...checkout} />;
  return (
    <div className={styles.columns}>
      <ul className={styles.items} aria-label="Items">
        {checkout.quoted.rows.map((row) => (
          <CartItem
            key={row.key}
            product={row.product}
            price={row.price}
            pieces={row.pieces}
            available={row.available}
            buyable={row.buyable}
            notice={<ItemNotice row={row} />}
            locked={checkout.paying}
          />
        ))}
      </ul>
      <div className={styles.side}>
        <CartSummary checkout={checkout} />
      </div>
    </div>
  );
}
