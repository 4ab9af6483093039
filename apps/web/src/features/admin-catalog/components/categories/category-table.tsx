import type { Category } from '@shop/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, failureText } from '../../../../lib/api-error';
import { useFocusAfterRemoval } from '../../../../lib/use-focus-after-removal';
import { Button } from '../../../../ui/forms/button';
import { Table } from '../../../../ui/list/table';
import { useDeleteCategory } from '../../api/change-categories';
import { productList } from '../../product-list';
import styles from './category-table.module.css';
import { EditCategory } from './edit-category';

interface CategoryTableProps {
  categories: readonly Category[];
}

/** All categories by name, with buttons to rename and delete them. */
export function CategoryTable({ categories }: CategoryTableProps) {
  // Kept while the modal closes, so that it does not go blank during the animation.
  const [edited, setEdited] = useState<{ category: Category; open: boolean }>();
  const listFocus = useFocusAfterRemoval<HTMLDivElement>('tbody tr');
  return (
    <div {...listFocus}>
      <Table headings={['Name', 'Actions']} className={styles.table}>
        {categories.map((category) => (
          <CategoryRow
            key={category._id}
            category={category}
            onEdit={() => setEdited({ category, open: true })}
          />
        ))}
        {categories.length === 0 && (
          <tr>
            <td colSpan={2} className={styles.empty}>
              No categories yet. Create the first one above.
            </td>
          </tr>
        )}
      </Table>
      {edited && <EditCategory {...edited} onClose={() => setEdited({ ...edited, open: false })} />}
    </div>
  );
}

/** A category. If it can't be deleted because products use it, the row says so and links to them. */
function CategoryRow({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const { mutate, isPending, error } = useDeleteCategory();
  // Screen readers announce each button by itself, so its label includes the category.
  const subject = <span className="visually-hidden"> {category.name}</span>;
  return (
    <tr>
      <td className={styles.name}>
        {category.name}
        {isInUse(error) && (
          <p className={styles.inUse}>
            {failureText(error)}.{' '}
            <Link to={productList.href({ category: category._id })}>
              Show products of {category.name}
            </Link>
          </p>
        )}
      </td>
      <td>
        <div className={styles.actions}>
          <Button tone="secondary" onClick={onEdit}>
            Edit{subject}
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => mutate(category._id)}>
            {isPending ? 'Deleting ...' : 'Delete'}
            {subject}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** Whether a category was not deleted because products use it. */
function isInUse(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}
