import { useShopDetails } from '../page/shop-details';
import styles from './shop-texts.module.css';

/** What the shop says about delivery and returns. Shows nothing when neither is set. */
export function ShopTexts() {
  const { deliveryText, returnsText } = useShopDetails();
  if (!deliveryText && !returnsText) return null;
  return (
    <dl className={styles.texts}>
      {deliveryText && (
        <div>
          <dt>Delivery</dt>
          <dd>{deliveryText}</dd>
        </div>
      )}
      {returnsText && (
        <div>
          <dt>Returns</dt>
          <dd>{returnsText}</dd>
        </div>
      )}
    </dl>
  );
}
