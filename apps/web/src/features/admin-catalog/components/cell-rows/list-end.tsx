import { useRef } from 'react';
import { focusAgain } from '../../cells/focus-field';
import styles from './cell-rows.module.css';

/** Has the focus after the last row. The arrow up leads back to it. */
export function ListEnd() {
  const from = useRef<EventTarget>(null);
  return (
    <p
      tabIndex={-1}
      className={styles.end}
      onFocus={({ relatedTarget }) => (from.current = relatedTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp') return;
        event.preventDefault();
        focusAgain(from.current);
      }}
    >
      End of this page
    </p>
  );
}
