import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/forms/button';
import { usePointerDrag } from '../../../admin-catalog';
import { withMoved } from '../../row-choices';
import { MovableRow } from './movable-row';
import styles from './ordered-rows.module.css';

interface OrderedRowsProps<Row> {
  /** What a row is called, such as “row”. */
  noun: string;
  /** The name of the list. */
  label: string;
  hint: ReactNode;
  rows: readonly Row[];
  /** The row that is added. */
  newRow: Row;
  max: number;
  error: string | undefined;
  onChange: (rows: readonly Row[]) => void;
  /** The fields of a row. @param name what they call it, such as “row 2” */
  fields: (row: Row, name: string, change: (row: Row) => void) => ReactNode;
}

/** Rows in their order, which is changed by grips or by buttons. */
export function OrderedRows<Row>({ noun, label, rows, max, ...props }: OrderedRowsProps<Row>) {
  const { hint, newRow, error, onChange, fields } = props;
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState('');
  const { over, gripOf } = usePointerDrag(list, move);

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length) return;
    const pressed = document.activeElement?.getAttribute('data-move');
    flushSync(() => {
      onChange(withMoved(rows, from, to));
      setPlace(`It is now ${noun} ${to + 1} of ${rows.length}`);
    });
    // The same button of the row that has moved.
    const button = list.current?.children[to]?.querySelector(`[data-move="${pressed}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <>
      <p className={styles.hint}>{hint}</p>
      {rows.length > 0 && (
        <ol ref={list} className={styles.rows} aria-label={label}>
          {rows.map((row, index) => (
            <MovableRow
              key={index}
              noun={noun}
              at={index}
              of={rows.length}
              isUnderDrag={over === index}
              grip={gripOf(index)}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(rows.toSpliced(index, 1))}
            >
              {fields(row, `${noun} ${index + 1}`, (changed) =>
                onChange(rows.with(index, changed)),
              )}
            </MovableRow>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {place}
      </p>
      {rows.length < max && (
        <Button tone="secondary" onClick={() => onChange([...rows, newRow])}>
          Add a {noun}
        </Button>
      )}
    </>
  );
}
