import type { Category, TreeCategory } from '@shop/shared';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { useDialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { Table } from '../../../../ui/list/table';
import { useProductCounts } from '../../api/get-categories';
import { CategoryRow } from './category-row';
import styles from './category-table.module.css';
import { EditCategory } from './edit/edit-category';
import { useCategoryDrag, type Pressed } from './use-category-drag';

interface CategoryTableProps {
  /** Each followed by those below it. */
  rows: readonly TreeCategory<Category>[];
}

/** All categories as a tree, with buttons to change them and grips to move them. */
export function CategoryTable({ rows }: CategoryTableProps) {
  const editing = useDialogAbout<Category>();
  const counts = useProductCounts();
  const { gripOf, stateOf, moveByKey } = useCategoryDrag(rows);
  const dragOf = (at: number) =>
    rows.length > 1
      ? {
          grip: gripOf(at),
          state: stateOf(at),
          onKey: (pressed: Pressed) => moveByKey(at, pressed),
        }
      : undefined;
  const listFocus = useFocusAfterRemoval<HTMLDivElement>('tbody tr');
  return (
    <div {...listFocus}>
      <Table headings={['Name', 'Actions']} className={styles.table}>
        {rows.map((row, at) => (
          <CategoryRow
            key={row.category._id}
            row={row}
            counts={counts.get(row.category._id)}
            others={rows.map(({ category }) => category).filter((one) => one !== row.category)}
            drag={dragOf(at)}
            onEdit={() => editing.open(row.category)}
          />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={2} className={styles.empty}>
              No categories yet. Shoppers browse by category, and each product is in one. Create the
              first one above.
            </td>
          </tr>
        )}
      </Table>
      <EditCategory dialog={editing} />
    </div>
  );
}
