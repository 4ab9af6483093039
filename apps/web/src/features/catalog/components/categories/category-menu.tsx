import { NavLink } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useCategoryTree } from '../../api/category-tree';
import styles from './category-menu.module.css';

/** All categories, each followed by those below it, beside a list of products. On small screens they are in the menu. */
export function CategoryMenu() {
  const { rows } = useCategoryTree();
  return (
    <nav aria-label="Categories" className={styles.menu}>
      <ul>
        {rows.map(({ category: { _id, name, slug }, level }) => (
          <li key={_id} data-level={level > 1 ? level : undefined}>
            <NavLink to={shopPaths.category(slug)}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
