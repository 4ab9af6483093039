import { NavLink } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useCategories } from '../../api/get-categories';
import styles from './category-menu.module.css';

/** All categories, beside a list of products. On small screens they are in the menu. */
export function CategoryMenu() {
  const categories = useCategories();
  return (
    <nav aria-label="Categories" className={styles.menu}>
      <ul>
        {categories.data?.map(({ _id, name, slug }) => (
          <li key={_id}>
            <NavLink to={shopPaths.category(slug)}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
