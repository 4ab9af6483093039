import type { Category } from '@shop/shared';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/use-focus-after-removal';
import { Button } from '../../../../ui/forms/button';
import { Table } from '../../../../ui/list/table';
import { useDeleteCategory } from '../../api/change-categories';
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
          <tr key={category._id}>
            <td className={styles.name}>{category.name}</td>
            <td>
              <CategoryActions
                category={category}
                onEdit={() => setEdited({ category, open: true })}
              />
            </td>
          </tr>
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

function CategoryActions({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const remove = useDeleteCategory();
  // Screen readers announce each button by itself, so its label includes the category.
  const subject = <span className="visually-hidden"> {category.name}</span>;
  return (
    <div className={styles.actions}>
      <Button tone="secondary" onClick={onEdit}>
        Edit{subject}
      </Button>
      <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate(category._id)}>
        {remove.isPending ? 'Deleting ...' : 'Delete'}
        {subject}
      </Button>
    </div>
  );
}
