import { useAbsoluteUrl } from '../../../../ui/metadata/site-origin';
import styles from './product-feed.module.css';

/** Where shopping sites read the products that shoppers see. */
export function ProductFeed() {
  const address = useAbsoluteUrl()('/feeds/products.xml');
  return (
    <p className={styles.feed} data-no-print>
      Product feed for Google and other shopping sites: <a href={address}>{address}</a>
    </p>
  );
}
