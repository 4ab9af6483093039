import type { User } from '@shop/shared';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/forms/button';
import { Price } from '../../../ui/display/price';
import { ShopTexts } from '../../../ui/display/shop-texts';
import { loginPath } from '../../accounts';
import type { Checkout } from '../use-checkout';
import styles from './cart-summary.module.css';
import { DeliveryAddress } from './delivery-address';
import { Payment } from './payment';
import { QuoteFailure } from './quote-failure';

interface CartSummaryProps {
  checkout: Checkout;
  buyer: User | undefined;
}

/** The total, the delivery address, and the payment. */
export function CartSummary({ checkout, buyer }: CartSummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Cart Summary</h2>
      <p className={styles.total}>
        Total <Price dollars={checkout.quoted.total} className={styles.sum} />
      </p>
      <QuoteFailure quoteError={checkout.quoteError} retryQuote={checkout.retryQuote} />
      {buyer ? (
        <>
          <DeliveryAddress buyer={buyer} />
          <Payment checkout={checkout} hasAddress={buyer.address !== ''} />
        </>
      ) : (
        <ButtonLink to={loginPath(paths.cart)} wide>
          Please login to checkout
        </ButtonLink>
      )}
      <ShopTexts />
    </section>
  );
}
