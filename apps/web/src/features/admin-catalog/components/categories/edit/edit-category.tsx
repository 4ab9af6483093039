import { ADMIN_FAILURE_TEXTS, type Category } from '@shop/shared';
import { useRef } from 'react';
import { Modal } from '../../../../../ui/dialogs/modal';
import { useUpdateCategory } from '../../../api/change-categories';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../../ui/list/rows-skeleton';
import { useCategoryTree } from '../../../../catalog';
import { CategoryExtras } from './category-extras';
import { CategoryForm } from '../category-form';
import { CategoryPhoto } from './category-photo';
import styles from './edit-category.module.css';
import { useCategoryExtras } from './use-category-extras';

interface EditCategoryProps {
  category: Category;
  open: boolean;
  onClose: () => void;
}

/** The modal that edits a category. It closes after saving. */
export function EditCategory({ category, open, onClose }: EditCategoryProps) {
  const update = useUpdateCategory(category);
  const { extras, change, edit, error, refetch } = useCategoryExtras(category._id);
  const { rows } = useCategoryTree();
  const current = rows.find((row) => row.category._id === category._id)?.category ?? category;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title="Edit category"
      open={open}
      onCancel={onClose}
      afterOpenChange={(opened) => {
        if (opened) content.current?.querySelector('input')?.select();
      }}
      footer={null}
    >
      <div ref={content} className={styles.content}>
        <CategoryForm
          key={category._id}
          name={category.name}
          fallback={ADMIN_FAILURE_TEXTS.updatingCategory}
          save={async (input) => {
            await update({ ...input, ...edit });
            onClose();
          }}
        >
          {extras && <CategoryExtras id={category._id} extras={extras} change={change} />}
          {!extras && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!extras && !error && <RowsSkeleton label="Loading the category" rows={3} />}
        </CategoryForm>
        <CategoryPhoto category={current} />
      </div>
    </Modal>
  );
}
