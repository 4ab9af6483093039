import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { useLocalStore } from '../../../../../lib/storage/local-store';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { noteKnownProduct } from '../../../../../ui/page/known-page';
import { recentStore } from './recent-store';
import styles from './recently-viewed.module.css';

/** The products that were viewed before this one, the latest first. Nothing if there are none. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const others = useLocalStore(recentStore).filter(({ _id }) => _id !== productId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={styles.recent}>
      <h2 id="recently-viewed">Recently viewed</h2>
      <ul className={styles.row}>
        {others.map(({ _id, name, slug, photo }) => (
          <li key={_id}>
            <Link
              to={shopPaths.product(slug)}
              onClick={() => noteKnownProduct(shopPaths.product(slug), { _id, name, photo })}
              className={styles.product}
            >
              <span className={styles.photo}>
                <ProductPhoto productId={_id} alt="" photo={photo} sizes="9rem" />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
