import { NavLink } from 'react-router-dom';
import { ALL_CATEGORIES, useCategories } from '../../../features/catalog';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  id: string;
}

/** Home, All Categories and one link per category, in a row that scrolls sideways if there are many. */
export function CategoryLinks({ id }: CategoryLinksProps) {
  const categories = useCategories();
  return (
    <div id={id} data-folds className={styles.strip}>
      <ul className={`container ${styles.links}`}>
        <li>
          <NavLink to={shopPaths.home} end>
            Home
          </NavLink>
        </li>
        <li>
          <NavLink to={shopPaths.categories}>{ALL_CATEGORIES}</NavLink>
        </li>
        {categories.data?.map(({ _id, name, slug }) => (
          <li key={_id}>
            <NavLink to={shopPaths.category(slug)}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
