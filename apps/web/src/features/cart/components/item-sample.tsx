import { shopPaths } from '../../../lib/address/shop-paths';
import { ProductPhoto } from '../../../ui/display/product-photo';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ITEM_SAMPLE_ELEMENT } from '../item-sample-element';
import { CartItemFrame } from './cart-item-frame';
import styles from './cart-item.module.css';

/** A hidden item without a product, which `storedItem` copies before React is there. */
export function ItemSample() {
  return (
    <ul id={ITEM_SAMPLE_ELEMENT} hidden>
      <CartItemFrame
        name="…"
        description=""
        to={shopPaths.cart}
        picture={<ProductPhoto productId="" alt="" photo={null} sizes="" />}
        price={0}
        pieces={2}
        controls={<Skeleton className={styles.later} />}
      />
    </ul>
  );
}
