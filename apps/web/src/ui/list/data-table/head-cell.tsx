import { ArrowDown, ArrowUp } from 'lucide-react';
import { ResizeHandle } from './resize-handle';
import styles from './data-table.module.css';
import type { ListColumn } from './list-column';
import type { Resize } from './use-widths';

/** The sort order of a list, and how to change it. */
export interface TableSort {
  value: string | undefined;
  onSort: (sort: string) => void;
}

interface HeadCellProps {
  column: Pick<ListColumn<never>, 'id' | 'heading' | 'isFigure' | 'sorts'>;
  width: number | undefined;
  onResize: Resize;
  sort: TableSort | undefined;
}

/** The heading of a column: a press sorts by it, its right edge resizes it. */
export function HeadCell({ column, width, onResize, sort }: HeadCellProps) {
  const { id, heading, isFigure = false, sorts = [] } = column;
  const at = sort ? sorts.indexOf(sort.value ?? '') : -1;
  const next = sorts[at === 0 && sorts.length > 1 ? 1 : 0];
  // What a heading leads to first is newest, lowest or A to Z.
  const isDown = sorts[at]?.match(/newest|desc/) !== null;
  return (
    <th
      scope="col"
      data-column={id}
      className={isFigure ? styles.figure : undefined}
      style={width === undefined ? undefined : { width }}
      aria-sort={at < 0 ? undefined : isDown ? 'descending' : 'ascending'}
    >
      {sort && next !== undefined ? (
        <button type="button" className={styles.sort} onClick={() => sort.onSort(next)}>
          {heading}
          {at >= 0 &&
            (isDown ? <ArrowDown aria-hidden size={14} /> : <ArrowUp aria-hidden size={14} />)}
        </button>
      ) : (
        heading
      )}
      <ResizeHandle id={id} heading={heading} width={width} onResize={onResize} />
    </th>
  );
}
