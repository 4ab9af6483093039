import { NavLink } from 'react-router-dom';
import { ALL_CATEGORIES, useCategoryTree } from '../../../features/catalog';
import { useShopDetails } from '../../../ui/page/shop-details';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  id: string;
}

/**
 * Home, All Categories, one link per category and the shop's own links, in a row that scrolls sideways if there are
 * many. Each category is followed by those below it.
 */
export function CategoryLinks({ id }: CategoryLinksProps) {
  const { rows } = useCategoryTree();
  const isTree = rows.some(({ level }) => level > 1);
  return (
    <div id={id} data-folds className={styles.strip}>
      <ul className={`container ${styles.links}`} data-tree={isTree || undefined}>
        <li>
          <NavLink to={shopPaths.home}>Home</NavLink>
        </li>
        <li>
          <NavLink to={shopPaths.categories}>{ALL_CATEGORIES}</NavLink>
        </li>
        {rows.map(({ category: { _id, name, slug }, level }) => (
          <li key={_id} data-level={level > 1 ? level : undefined}>
            <NavLink to={shopPaths.category(slug)}>{name}</NavLink>
          </li>
        ))}
        {useShopDetails().menus?.header.map(({ label, to }, place) => (
          <li key={place}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
