import type { Category } from '@shop/shared';
import { useImperativeHandle, type Ref } from 'react';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { SaveConflict } from '../../../../../ui/feedback/save-conflict';
import { RowsSkeleton } from '../../../../../ui/list/rows-skeleton';
import { useCategoryTree } from '../../../../catalog';
import { CategoryFields } from '../category-fields';
import { CategoryExtras } from './category-extras';
import { CategoryPhoto } from './category-photo';
import { useCategoryEdit } from './use-category-edit';

/** What the dialog asks before it closes. */
export interface EditedCategory {
  isUnsaved: () => boolean;
}

interface EditCategoryFormProps {
  category: Category;
  ref: Ref<EditedCategory>;
  onDone: () => void;
}

/** The name of a category, what it has besides, and its photo. */
export function EditCategoryForm({ category, ref, onDone }: EditCategoryFormProps) {
  const { form, extras, change, error, refetch, conflict, load, isUnsaved } = useCategoryEdit(
    category,
    onDone,
  );
  useImperativeHandle(ref, () => ({ isUnsaved }));
  const { rows } = useCategoryTree();
  const current = rows.find((row) => row.category._id === category._id)?.category ?? category;
  return (
    <>
      <CategoryFields form={form}>
        {extras && <CategoryExtras id={category._id} extras={extras} change={change} />}
        {!extras && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!extras && !error && <RowsSkeleton label="Loading the category" rows={3} />}
        <SaveConflict conflict={conflict} what="category" onLoad={load} />
      </CategoryFields>
      <CategoryPhoto category={current} />
    </>
  );
}
