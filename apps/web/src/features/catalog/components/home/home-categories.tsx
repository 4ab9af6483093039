import type { Category, TreeCategory } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useMediaQuery } from '../../../../lib/hooks/use-media-query';
import { ALL_CATEGORIES } from '../../all-categories';
import { categoryPicturesQuery, HOME_PICTURES, HOME_TILES } from '../../api/get-category-pictures';
import { useCategoryTree } from '../../api/category-tree';
import { CategoryPicture } from '../categories/category-picture';
import styles from './home-categories.module.css';

/**
 * Categories as picture tiles, the first ones that have a picture before others, on wide pages; on others they are in
 * the menu.
 */
export function HomeCategories() {
  const { tree } = useCategoryTree();
  // Where the row is not shown, its pictures are not asked for.
  const isWide = useMediaQuery('(width >= 60rem)');
  const pictures = useQuery({ ...categoryPicturesQuery(HOME_PICTURES), enabled: isWide });
  if (tree.length === 0) return null;
  // One without products has none.
  const lacksPicture = ({ category: { _id, photo } }: TreeCategory<Category>) =>
    Number(!photo && !pictures.data?.has(_id));
  const tiles = [...tree].sort((one, other) => lacksPicture(one) - lacksPicture(other));
  return (
    <nav aria-label="Shop by category" className={`container ${styles.row}`}>
      <ul className={styles.tiles}>
        {tiles.slice(0, HOME_TILES).map(({ category }) => (
          <li key={category._id}>
            <Link to={shopPaths.category(category.slug)} className={styles.tile}>
              <span className={styles.picture}>
                <CategoryPicture
                  category={category}
                  picture={pictures.data?.get(category._id)}
                  sizes="3.5rem"
                />
              </span>
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={shopPaths.categories} className={styles.tile}>
            <span className={`${styles.name} ${styles.all}`}>{ALL_CATEGORIES}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
