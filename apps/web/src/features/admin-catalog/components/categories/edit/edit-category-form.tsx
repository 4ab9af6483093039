import { ADMIN_FAILURE_TEXTS, type Category } from '@shop/shared';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../../ui/list/rows-skeleton';
import { useCategoryTree } from '../../../../catalog';
import { useUpdateCategory } from '../../../api/change-categories';
import { CategoryForm } from '../category-form';
import { CategoryExtras } from './category-extras';
import { CategoryPhoto } from './category-photo';
import { useCategoryExtras } from './use-category-extras';

interface EditCategoryFormProps {
  category: Category;
  onDone: () => void;
}

/** The name of a category, what it has besides, and its photo. */
export function EditCategoryForm({ category, onDone }: EditCategoryFormProps) {
  const update = useUpdateCategory(category);
  const { extras, change, edit, error, refetch } = useCategoryExtras(category._id);
  const { rows } = useCategoryTree();
  const current = rows.find((row) => row.category._id === category._id)?.category ?? category;
  return (
    <>
      <CategoryForm
        name={category.name}
        fallback={ADMIN_FAILURE_TEXTS.updatingCategory}
        save={async (input) => {
          await update({ ...input, ...edit });
          onDone();
        }}
      >
        {extras && <CategoryExtras id={category._id} extras={extras} change={change} />}
        {!extras && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!extras && !error && <RowsSkeleton label="Loading the category" rows={3} />}
      </CategoryForm>
      <CategoryPhoto category={current} />
    </>
  );
}
