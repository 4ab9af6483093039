import type { Category } from '@shop/shared';
import { Table } from 'antd';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/use-focus-after-removal';
import { Button } from '../../../../ui/forms/button';
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
  const listFocus = useFocusAfterRemoval<HTMLDivElement>('tr[data-row-key]');
  return (
    <div {...listFocus}>
      <Table<Category>
        className={styles.table}
        dataSource={categories}
        rowKey="_id"
        size="small"
        pagination={false}
        locale={{ emptyText: 'No categories yet. Create the first one above.' }}
      >
        <Table.Column<Category> title="Name" dataIndex="name" className={styles.name} />
        <Table.Column<Category>
          title="Actions"
          width="13rem"
          render={(_, category) => (
            <CategoryActions
              category={category}
              onEdit={() => setEdited({ category, open: true })}
            />
          )}
        />
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
