import type { HomeRow } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCategoryTree } from '../../../api/category-tree';
import { HOME_TILES } from '../../../api/get-category-pictures';
import { rowPicturesQuery } from '../../../api/get-product-row';
import { CategoryTile } from '../../categories/category-tile';
import tiles from '../../categories/category-tiles.module.css';
import styles from './home-category-row.module.css';

/** Categories as tiles: the chosen ones that still exist, or the first ones. */
export function HomeCategoryRow({ row }: { row: HomeRow }) {
  const titleId = useId();
  const { tree, rows } = useCategoryTree();
  const { data: pictures } = useQuery(rowPicturesQuery(row));
  const byId = new Map(rows.map(({ category }) => [category._id, category]));
  const shown =
    row.of === ''
      ? tree.slice(0, HOME_TILES).map(({ category }) => category)
      : row.of.split(',').flatMap((id) => byId.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{row.heading}</h2>
      <ul className={tiles.tiles}>
        {shown.map((category) => (
          <li key={category._id}>
            <CategoryTile category={category} picture={pictures?.get(category._id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
