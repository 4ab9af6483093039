import { useRef } from 'react';
import { useShortcuts } from '../../../../lib/hooks/shortcuts';
import { CELL_KEYS } from '../../cells/cell-events';
import { FillButton } from '../../cells/fill-button';
import { fillDown } from '../../cells/fill-cells';
import styles from './cell-rows.module.css';

/** A column of fields. */
export interface CellColumn {
  /** The name of its fields. */
  name: string;
  label: string;
  /** What is above the fields; the label by default. */
  heading?: string;
}

interface HeadingsProps {
  /** Gives the columns their widths. */
  className: string;
  columns: readonly CellColumn[];
  canFill: boolean;
}

/** The headings of the rows, with a button for each column that copies a field to all rows below. */
export function Headings({ className, columns, canFill }: HeadingsProps) {
  const self = useRef<HTMLDivElement>(null);
  useShortcuts(CELL_KEYS);

  /** From the field that had the focus last, or else from the first row. */
  function fill(name: string, last: EventTarget | null) {
    const rows = self.current?.nextElementSibling;
    const isInColumn = last instanceof HTMLInputElement && last.name === name;
    const from = isInColumn ? last : rows?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (from) fillDown(from);
  }

  return (
    <div className={`${styles.headings} ${className}`} ref={self}>
      <span aria-hidden>Product</span>
      {columns.map(({ name, label, heading = label }) => (
        <span key={name}>
          <span aria-hidden>{heading}</span>
          {canFill && (
            <FillButton
              column={label}
              title="Copies the field that you were in, or the first one, to all rows below"
              onFill={(last) => fill(name, last)}
            />
          )}
        </span>
      ))}
      <span aria-hidden>Enter saves and moves on</span>
    </div>
  );
}
