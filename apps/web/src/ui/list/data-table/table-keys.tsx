import styles from './data-table.module.css';

/** Says which keys a list has. */
export function TableKeys({ selects, searches }: { selects: boolean; searches: boolean }) {
  return (
    <p className={styles.keys} data-no-print>
      <kbd>j</kbd> and <kbd>k</kbd> move,{' '}
      {selects && (
        <>
          <kbd>x</kbd> selects,{' '}
        </>
      )}
      <kbd>Enter</kbd> opens,{' '}
      {searches && (
        <>
          <kbd>/</kbd> searches,{' '}
        </>
      )}
      <kbd>?</kbd> shows all keys.
    </p>
  );
}
