import { inShopCurrency } from '@shop/shared';
import { useRef } from 'react';
import { useShortcuts } from '../../../../lib/hooks/shortcuts';
import { CELL_KEYS } from '../../cells/cell-events';
import { FillButton } from '../../cells/fill-button';
import { fillDown } from '../../cells/fill-cells';
import styles from './price-list.module.css';

const COLUMNS = [
  ['price', inShopCurrency('Price')],
  ['compareAtPrice', 'Compare-at price'],
  ['quantity', 'In stock, or +12, −3'],
] as const;
type Column = (typeof COLUMNS)[number][0];

const LABELS: Record<Column, string> = {
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  quantity: 'In stock',
};

/** The headings of the rows, with a button for each column that copies a field to all rows below. */
export function Headings({ canFill }: { canFill: boolean }) {
  const self = useRef<HTMLDivElement>(null);
  useShortcuts(CELL_KEYS);

  /** From the field that had the focus last, or else from the first row. */
  function fill(name: Column, last: EventTarget | null) {
    const rows = self.current?.nextElementSibling;
    const isInColumn = last instanceof HTMLInputElement && last.name === name;
    const from = isInColumn ? last : rows?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (from) fillDown(from);
  }

  return (
    <div className={styles.headings} ref={self}>
      <span aria-hidden>Product</span>
      {COLUMNS.map(([name, label]) => (
        <span key={name}>
          <span aria-hidden>{label}</span>
          {canFill && (
            <FillButton
              column={LABELS[name]}
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
