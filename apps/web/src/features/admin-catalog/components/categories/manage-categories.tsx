import { ADMIN_FAILURE_TEXTS, FAILURE_TEXTS } from '@shop/shared';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { useCategories, useCategoryTree } from '../../../catalog';
import { useCreateCategory } from '../../api/change-categories';
import { CategoryForm } from './category-form';
import { CategoryTable } from './category-table';
import styles from './manage-categories.module.css';

/** The form for a new category, and the table of all categories. */
export function ManageCategories() {
  const create = useCreateCategory();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <CategoryForm save={create} fallback={ADMIN_FAILURE_TEXTS.creatingCategory} clears />
      </div>
      <Categories />
    </div>
  );
}

function Categories() {
  const { data, error, isPending, refetch } = useCategories();
  const { rows } = useCategoryTree();
  if (data) return <CategoryTable rows={rows} />;
  if (isPending) return <RowsSkeleton label="Loading categories" />;
  return (
    <ErrorState
      error={error}
      fallback={FAILURE_TEXTS.loadingCategories}
      onRetry={() => void refetch()}
    />
  );
}
