import { FAILURE_TEXTS, treeRows, type Category, type TreeCategory } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useCategories } from '../../api/get-categories';
import { categoryPicturesQuery } from '../../api/get-category-pictures';
import { useCategoryTree } from '../../api/category-tree';
import { CategoryTile } from './category-tile';
import styles from './category-tiles.module.css';

/** All categories as buttons, each with a photo of one of its products. */
export function CategoryTiles() {
  const categories = useCategories();
  const { tree } = useCategoryTree();
  const pictures = useQuery(categoryPicturesQuery());
  if (categories.isPending) return <TilesSkeleton />;
  if (!categories.data) {
    return (
      <ErrorState
        error={categories.error}
        fallback={FAILURE_TEXTS.loadingCategories}
        onRetry={() => void categories.refetch()}
      />
    );
  }
  if (categories.data.length === 0) {
    return <EmptyState title="No categories yet" icon={<Shapes aria-hidden size={28} />} />;
  }
  return (
    <ul className={styles.tiles}>
      {tree.map(({ category, children }) => {
        const { _id } = category;
        return (
          <li key={_id}>
            <CategoryTile category={category} picture={pictures.data?.get(_id)} />
            {children.length > 0 && <Below rows={treeRows(children)} />}
          </li>
        );
      })}
      <li className={styles.rest}>
        <Link to={shopPaths.home} className={styles.all}>
          All Products
          <ArrowRight aria-hidden size={18} />
        </Link>
      </li>
    </ul>
  );
}

/** The categories below one, as links under its tile. */
function Below({ rows }: { rows: readonly TreeCategory<Category>[] }) {
  return (
    <ul className={styles.below}>
      {rows.map(({ category: { _id, name, slug }, level }) => (
        <li key={_id} data-level={level}>
          <Link to={shopPaths.category(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function TilesSkeleton() {
  return (
    <div role="status" aria-label="Loading categories" className={styles.tiles}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} />
      ))}
    </div>
  );
}
