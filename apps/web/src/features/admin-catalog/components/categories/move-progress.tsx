import styles from './move-products.module.css';

/** How many products are moved. */
export function MoveProgress({ moved, total }: { moved: number; total: number }) {
  return (
    <div>
      <p className="tabular">
        Moved {moved.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      <progress aria-label="Products moved" className={styles.meter} value={moved} max={total} />
    </div>
  );
}
