import { shopPaths } from '../../../lib/address/shop-paths';
import { ButtonLink } from '../../../ui/forms/button';
import { useShopDetails } from '../../../ui/page/shop-details';
import { loginPath } from '../../accounts';
import { PricedAmounts, PricedPayment } from '../steps/lazy-steps';
import type { Checkout } from '../use-checkout';
import styles from './cart-summary.module.css';
import { DeliveryAddress } from './delivery-address';
import { OrderTerms } from './order-terms';
import { Payment } from './payment';
import { PlainAmounts } from './plain-amounts';
import { QuoteFailure } from './quote-failure';

interface CartSummaryProps {
  checkout: Checkout;
  /** Called when the shopper pays with an address that lacks something. */
  onIncomplete: () => void;
}

/** The total, the delivery address, what to know before paying, and the payment. */
export function CartSummary({ checkout, onIncomplete }: CartSummaryProps) {
  const { priced, delivery, quoted } = checkout;
  const { pricing } = useShopDetails();
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Cart Summary</h2>
      <Amounts checkout={checkout} />
      <QuoteFailure quoteError={checkout.quoteError} retryQuote={checkout.retryQuote} />
      {delivery && !priced?.destination && <DeliveryAddress delivery={delivery} />}
      <OrderTerms
        isDeliverySaid={
          pricing !== 'zones' &&
          !priced?.destination &&
          quoted.rows.some(({ product }) => product.shipping)
        }
      />
      {priced && <PricedPayment checkout={checkout} priced={priced} onIncomplete={onIncomplete} />}
      {delivery && !priced && <Payment checkout={checkout} hasAddress={delivery.address !== ''} />}
      {!delivery && (
        <ButtonLink to={loginPath(shopPaths.cart)} wide>
          Please login to checkout
        </ButtonLink>
      )}
    </section>
  );
}

function Amounts({ checkout }: { checkout: Checkout }) {
  const { quoted, priced, hasAttempt } = checkout;
  // A total of nothing would read as a gift.
  if (quoted.rows.every(({ buyable }) => buyable === 0))
    // What a payment may have bought has no total, and is not out of reach.
    return hasAttempt ? null : <p role="status">Nothing in your cart can be bought now.</p>;
  return priced ? (
    <PricedAmounts checkout={checkout} priced={priced} />
  ) : (
    <PlainAmounts checkout={checkout} />
  );
}
