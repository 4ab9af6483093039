import { useShopDetails } from '../../ui/page/shop-details';
import { DeliveryPolicy } from './delivery-policy';
import { ReturnPolicy } from './return-policy';
import styles from './shop-policies.module.css';

/** What the shop says about delivery and returns. Shows nothing when neither is set. */
export function ShopPolicies() {
  const { deliveryText, returnsText } = useShopDetails();
  if (!deliveryText && !returnsText) return null;
  return (
    <dl className={styles.policies}>
      {deliveryText && <DeliveryPolicy text={deliveryText} />}
      {returnsText && <ReturnPolicy text={returnsText} />}
    </dl>
  );
}
