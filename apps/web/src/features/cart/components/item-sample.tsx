import { shopPaths } from '../../../lib/address/shop-paths';
import photoStyles from '../../../ui/display/product-photo.module.css';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ITEM_SAMPLE_ELEMENT } from '../item-sample-element';
import { CartItemFrame } from './cart-item-frame';
import styles from './cart-item.module.css';

/**
 * A hidden item without a product, which `storedItem` copies before React is there. It has no `Price` and `ProductPhoto`,
 * whose script an empty cart does not load.
 */
export function ItemSample() {
  return (
    <ul id={ITEM_SAMPLE_ELEMENT} hidden>
      <CartItemFrame
        name="…"
        variant="…"
        description=""
        isShipped
        to={shopPaths.cart}
        picture={<span className={photoStyles.placeholder} />}
        unitPrice={<span className="tabular" />}
        linePrice={<span className="tabular" />}
        pieces={2}
        controls={<Skeleton className={styles.later} />}
      />
    </ul>
  );
}
