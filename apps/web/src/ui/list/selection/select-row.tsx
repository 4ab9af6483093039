import { CheckBox } from '../../fields/check-box';
import styles from './select-row.module.css';
import type { Selectable, Selection } from './use-selection';

interface SelectPageProps<Row extends Selectable> {
  /** The rows of the page. */
  page: readonly Row[];
  selection: Selection<Row>;
}

interface SelectRowProps<Row extends Selectable> extends SelectPageProps<Row> {
  row: Row;
  /** In a row of a table, not on a card. */
  inTable?: boolean;
}

/** Selects a row; with Shift, all rows from the last one touched to this one. */
export function SelectRow<Row extends Selectable>({
  row,
  page,
  selection,
  inTable = false,
}: SelectRowProps<Row>) {
  return (
    <label className={inTable ? styles.inTable : styles.one}>
      <CheckBox
        aria-label={`Select ${row.name}`}
        checked={selection.has(row)}
        onChange={({ target, nativeEvent }) =>
          selection.toggle(row, page, {
            isSelected: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </label>
  );
}

/** Selects all rows of the page, or deselects them. */
export function SelectPage<Row extends Selectable>({ page, selection }: SelectPageProps<Row>) {
  return (
    <label className={styles.page}>
      <CheckBox
        data-select-page
        checked={page.every((row) => selection.has(row))}
        onChange={({ target }) => selection.mark(page, target.checked)}
      />
      Select all on this page
    </label>
  );
}
