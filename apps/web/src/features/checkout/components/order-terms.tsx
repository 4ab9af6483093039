import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useShopDetails } from '../../../ui/page/shop-details';
import styles from './order-terms.module.css';

interface PolicyProps {
  name: string;
  /** In one line; the page says it in full. */
  line: string;
  text: string;
  to: string;
}

function Policy({ name, line, text, to }: PolicyProps) {
  if (!line && !text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{line ? <Link to={to}>{line}</Link> : text}</dd>
    </div>
  );
}

interface OrderTermsProps {
  /**
   * Whether the shop's own line about delivery is said: it must not contradict a price among the amounts, nor promise a
   * delivery where nothing is sent.
   */
  isDeliverySaid: boolean;
}

/** What to know before paying: delivery and returns, as far as the shop says anything, and how to pay. */
export function OrderTerms({ isDeliverySaid }: OrderTermsProps) {
  const { deliveryLine, deliveryText, returnsLine, returnsText, paymentLine } = useShopDetails();
  return (
    <dl className={styles.terms}>
      {isDeliverySaid && (
        <Policy name="Delivery" line={deliveryLine} text={deliveryText} to={shopPaths.delivery} />
      )}
      <Policy name="Returns" line={returnsLine} text={returnsText} to={shopPaths.returns} />
      <div>
        <dt>Payment</dt>
        <dd>{paymentLine || 'You pay when you place the order'}</dd>
      </div>
    </dl>
  );
}
