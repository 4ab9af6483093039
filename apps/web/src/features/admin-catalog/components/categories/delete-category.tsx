import type { Category } from '@shop/shared';
import { Confirm } from '../../../../ui/dialogs/confirm';
import styles from './delete-category.module.css';

interface DeleteCategoryProps {
  category: Category;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before a category is deleted. */
export function DeleteCategory({ category, ...question }: DeleteCategoryProps) {
  return (
    <Confirm
      title={`Delete category ${category.name}?`}
      okText="Delete category"
      cancelText="Keep it"
      danger
      {...question}
    >
      <p className={styles.effects}>
        Its page is removed from the shop, and so are the links to it. This can’t be undone. A
        category that still has products is not deleted.
      </p>
    </Confirm>
  );
}
