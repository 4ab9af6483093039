import type { Category } from '@shop/shared';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { Table } from '../../../../ui/list/table';
import { CategoryRow } from './category-row';
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
            others={categories.filter(({ _id }) => _id !== category._id)}
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
