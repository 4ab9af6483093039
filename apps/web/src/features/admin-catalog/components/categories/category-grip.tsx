import { GripVertical } from 'lucide-react';
import styles from './category-row.module.css';
import type { RowDrag } from './use-category-drag';

/** Moves a category in the tree: dragged, or with the arrow keys. */
export function CategoryGrip({ name, drag }: { name: string; drag: RowDrag }) {
  return (
    <button
      type="button"
      data-grip
      className={styles.grip}
      aria-label={`Move ${name} with the arrow keys`}
      title="Drag it between others or onto one. Arrow keys move it up, down, under the one above, and out again"
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.altKey && !event.metaKey && drag.onKey(event))
          event.preventDefault();
      }}
      {...drag.grip}
    >
      <GripVertical aria-hidden size={20} />
    </button>
  );
}
