import type { ComponentProps } from 'react';
import styles from './data-table.module.css';

/** The name of a row that opens in a dialog, not on a screen of its own. */
export function RowButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" data-row-link {...props} />
  );
}
