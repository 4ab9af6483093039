import { ADMIN_FAILURE_TEXTS, type Category } from '@shop/shared';
import { useRef } from 'react';
import { Modal } from '../../../../ui/dialogs/modal';
import { useUpdateCategory } from '../../api/change-categories';
import { CategoryForm } from './category-form';
import styles from './edit-category.module.css';

interface EditCategoryProps {
  category: Category;
  open: boolean;
  onClose: () => void;
}

/** The modal that renames a category. It closes after saving. */
export function EditCategory({ category, open, onClose }: EditCategoryProps) {
  const update = useUpdateCategory(category);
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
            await update(input);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
