import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCategoryTree } from '../../../features/catalog';
import { shopPaths } from '../../../lib/address/shop-paths';
import { BarMenu } from './bar-menu';

/** The pages of all categories, each followed by those below it. */
export function CategoryMenu() {
  const { rows } = useCategoryTree();
  return (
    <BarMenu
      button={
        <>
          Categories <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <ul>
        {rows.map(({ category: { _id, name, slug }, level }) => (
          <li key={_id} style={{ paddingLeft: `${level - 1}rem` }}>
            <Link to={shopPaths.category(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </BarMenu>
  );
}
