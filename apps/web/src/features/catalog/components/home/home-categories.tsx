import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useMediaQuery } from '../../../../lib/hooks/use-media-query';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { ALL_CATEGORIES } from '../../all-categories';
import { useCategories } from '../../api/get-categories';
import { categoryPicturesQuery, HOME_TILES } from '../../api/get-category-pictures';
import styles from './home-categories.module.css';

/** The first categories as picture tiles in one row, on wide pages; on others they are in the menu. */
export function HomeCategories() {
  const categories = useCategories();
  // Where the row is not shown, its pictures are not asked for.
  const isWide = useMediaQuery('(width >= 60rem)');
  const pictures = useQuery({ ...categoryPicturesQuery(HOME_TILES), enabled: isWide });
  if (!categories.data?.length) return null;
  return (
    <nav aria-label="Shop by category" className={`container ${styles.row}`}>
      <ul className={styles.tiles}>
        {categories.data.slice(0, HOME_TILES).map(({ _id, name, slug }) => {
          const picture = pictures.data?.get(_id);
          return (
            <li key={_id}>
              <Link to={shopPaths.category(slug)} className={styles.tile}>
                <span className={styles.picture}>
                  {picture && (
                    <ProductPhoto
                      productId={picture.product}
                      alt=""
                      photo={picture.photo}
                      sizes="3.5rem"
                    />
                  )}
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={shopPaths.categories} className={styles.tile}>
            <span className={`${styles.name} ${styles.all}`}>{ALL_CATEGORIES}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
