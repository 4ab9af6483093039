import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/forms/button';
import type { Refusal } from '../../../../ui/forms/use-failure';
import { usePointerDrag } from '../../../admin-catalog';
import { withMoved } from '../../row-choices';
import { MovableRow } from './movable-row';
import styles from './ordered-rows.module.css';

interface OrderedRowsProps<Row, Part> {
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
  /** Which part of a row is wrong, if any is. */
  wrongPart: (row: Row, index: number) => Part | undefined;
  onChange: (rows: readonly Row[]) => void;
  /**
   * The fields of a row.
   * @param name what they call it, such as “row 2”
   * @param refusal what the field of a part shows if it is the wrong one
   */
  fields: (
    row: Row,
    name: string,
    change: (row: Row) => void,
    refusal: (part: Part) => Refusal | undefined,
  ) => ReactNode;
}

/** Rows in their order, which is changed by grips or by buttons. */
export function OrderedRows<Row, Part>({
  noun,
  label,
  rows,
  max,
  ...props
}: OrderedRowsProps<Row, Part>) {
  const { hint, newRow, error, wrongPart, onChange, fields } = props;
  const errorId = useId();
  // The message is about the first one.
  const wrongRow = rows.findIndex((row, index) => wrongPart(row, index) !== undefined);
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
              {fields(
                row,
                `${noun} ${index + 1}`,
                (changed) => onChange(rows.with(index, changed)),
                (part) =>
                  error !== undefined && index === wrongRow && part === wrongPart(row, index)
                    ? { error, errorId }
                    : undefined,
              )}
            </MovableRow>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" tabIndex={-1} data-refusal className={styles.error}>
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
