import { LIMITS, rowsOf, textOfRows, type HomeRow } from '@shop/shared';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/forms/button';
import { usePointerDrag } from '../../../admin-catalog';
import { NEW_ROW, withMoved } from '../../row-choices';
import styles from './home-rows-field.module.css';
import { RowFields } from './row-fields';

interface HomeRowsFieldProps {
  /** The setting. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The rows of the home page in their order, which is changed by grips or by buttons. */
export function HomeRowsField({ value, onChange, error }: HomeRowsFieldProps) {
  const rows = rowsOf(value);
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState('');
  const { over, gripOf } = usePointerDrag(list, move);
  const set = (next: readonly HomeRow[]) => onChange(textOfRows(next));

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length) return;
    set(withMoved(rows, from, to));
    setPlace(`It is now row ${to + 1} of ${rows.length}`);
    // The same button of the row that has moved.
    const [, act] = /^home-row-\d+-(up|down)$/.exec(document.activeElement?.id ?? '') ?? [];
    if (act) document.getElementById(`home-row-${to}-${act}`)?.focus();
  }

  return (
    <>
      <p className={styles.hint}>
        Below the list of all products, at most {LIMITS.homeRows}. A row without any product is not
        shown.
      </p>
      {rows.length > 0 && (
        <ol ref={list} className={styles.rows} aria-label="Rows">
          {rows.map((row, index) => (
            <RowFields
              key={index}
              row={row}
              at={index}
              of={rows.length}
              isUnderDrag={over === index}
              grip={gripOf(index)}
              onChange={(changed) => set(rows.with(index, changed))}
              onMove={(to) => move(index, to)}
              onRemove={() => set(rows.toSpliced(index, 1))}
            />
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
      {rows.length < LIMITS.homeRows && (
        <Button tone="secondary" onClick={() => set([...rows, NEW_ROW])}>
          Add a row
        </Button>
      )}
    </>
  );
}
