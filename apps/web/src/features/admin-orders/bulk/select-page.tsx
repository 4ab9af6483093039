import type { Order } from '@shop/shared';
import { useEffect, useRef } from 'react';
import { CheckBox } from '../../../ui/fields/check-box';
import styles from './select-page.module.css';
import type { OrderSelection } from './use-order-selection';

/** Receives the focus when the bar below the list disappears. */
export const SELECT_PAGE_ID = 'select-page';

interface SelectPageProps {
  orders: readonly Order[];
  selection: OrderSelection;
}

/** Selects all orders on the page, or deselects them. */
export function SelectPage({ orders, selection }: SelectPageProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = orders.filter((order) => selection.has(order)).length;
  const isAll = count === orders.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className={styles.row}>
      <CheckBox
        ref={box}
        id={SELECT_PAGE_ID}
        data-select-page
        checked={isAll}
        onChange={({ target }) => selection.togglePage(target.checked)}
      />
      <span className={styles.words}>Select all on this page</span>
      <span aria-hidden className={styles.word}>
        All
      </span>
    </label>
  );
}
