import { ErrorState } from '../../../../ui/feedback/error-state';
import { CATEGORIES_FAILED, useCategories } from '../../../catalog';
import { useCreateCategory } from '../../api/change-categories';
import { CategoryForm } from './category-form';
import { CategoryTable } from './category-table';
import styles from './manage-categories.module.css';
import { RowsSkeleton } from '../product-list/rows-skeleton';

/** The form for a new category and the table of those there are. */
export function ManageCategories() {
  const create = useCreateCategory();
  return (
    <>
      <div className={styles.card}>
        <CategoryForm save={create} fallback="somthing went wrong in input form" clears />
      </div>
      <Categories />
    </>
  );
}

function Categories() {
  const { data, error, isPending, refetch } = useCategories();
  if (data) return <CategoryTable categories={data} />;
  if (isPending) return <RowsSkeleton label="Loading categories" />;
  return <ErrorState error={error} fallback={CATEGORIES_FAILED} onRetry={() => void refetch()} />;
}
