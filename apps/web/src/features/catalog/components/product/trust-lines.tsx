import { CreditCard, RotateCcw, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useShopDetails } from '../../../../ui/page/shop-details';
import styles from './trust-lines.module.css';

/**
 * What the shop promises in a line each about delivery, returns and payment. Nothing that is not set.
 * @param isDelivered not for goods without shipping, such as a download.
 */
export function TrustLines({ isDelivered }: { isDelivered: boolean }) {
  const { returnsLine, paymentLine, ...shop } = useShopDetails();
  const deliveryLine = isDelivered && shop.deliveryLine;
  if (!deliveryLine && !returnsLine && !paymentLine) return null;
  return (
    <ul className={styles.lines}>
      {deliveryLine && (
        <li>
          <Truck aria-hidden size={18} />
          <Link to={shopPaths.delivery}>{deliveryLine}</Link>
        </li>
      )}
      {returnsLine && (
        <li>
          <RotateCcw aria-hidden size={18} />
          <Link to={shopPaths.returns}>{returnsLine}</Link>
        </li>
      )}
      {paymentLine && (
        <li>
          <CreditCard aria-hidden size={18} />
          {paymentLine}
        </li>
      )}
    </ul>
  );
}
