import styles from './data-table.module.css';

/** Says which keys a list has. */
export function TableKeys({ selects }: { selects: boolean }) {
  return (
    <p className={styles.keys} data-no-print>
      <kbd>j</kbd> and <kbd>k</kbd> move,{' '}
      {selects && (
        <>
          <kbd>x</kbd> selects,{' '}
        </>
      )}
      <kbd>Enter</kbd> opens, <kbd>/</kbd> searches, <kbd>?</kbd> shows all keys.
    </p>
  );
}
