import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { ShopPicture } from '../../../../ui/display/shop-picture';
import { useShopDetails } from '../../../../ui/page/shop-details';
import styles from './banner.module.css';

/** What a shop is about that has set no tagline. */
const TAGLINE =
  'A small shop of useful, well-made and cheerful things. New ones arrive all the time.';

/** The top of the home page: what the shop is and promises. It is low, because the products come first. */
export function Banner() {
  const { tagline, deliveryLine, returnsLine } = useShopDetails();
  const promises = [deliveryLine, returnsLine].filter((line) => line !== '');
  return (
    <section aria-labelledby="banner" className={`container ${styles.banner}`}>
      <div className={styles.words}>
        <h1 id="banner">Good things, chosen with care.</h1>
        <p className={styles.text}>{tagline || TAGLINE}</p>
        {promises.length > 0 && (
          <ul className={styles.promises}>
            {promises.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Link to={shopPaths.categories} className={styles.action}>
          Shop all categories
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      <ShopPicture close className={styles.picture} />
    </section>
  );
}
