import { ADMIN_FAILURE_TEXTS, type Category } from '@shop/shared';
import { useRef } from 'react';
import { Modal } from '../../../../../ui/dialogs/modal';
import { useCreateCategory } from '../../../api/change-categories';
import { CategoryForm } from '../category-form';
import styles from './edit-category.module.css';

interface AddCategoryProps {
  parent: Category;
  open: boolean;
  onClose: () => void;
}

/** The modal that creates a category under another. It closes after saving. */
export function AddCategory({ parent, open, onClose }: AddCategoryProps) {
  const create = useCreateCategory(parent._id);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title={`Add a category under ${parent.name}`}
      open={open}
      onCancel={onClose}
      afterOpenChange={(opened) => {
        if (opened) content.current?.querySelector('input')?.focus();
      }}
      footer={null}
    >
      <div ref={content} className={styles.content}>
        <CategoryForm
          fallback={ADMIN_FAILURE_TEXTS.creatingCategory}
          save={async (input, key) => {
            await create(input, key);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
