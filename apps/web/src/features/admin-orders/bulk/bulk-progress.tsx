import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { ordersOf, type BulkChange } from './bulk-change';

interface BulkProgressProps {
  bulk: BulkChange;
  onStop: () => void;
}

/** The progress of a bulk change. */
export function BulkProgress({ bulk: { changes, target, finished }, onStop }: BulkProgressProps) {
  const what = target ? `Setting ${ordersOf(changes.length)} to ${target}` : 'Undoing';
  return (
    <div className={styles.progress}>
      <p className="tabular">
        {what}: {finished.toLocaleString('en-US')} of {changes.length.toLocaleString('en-US')}
      </p>
      <progress aria-label={what} className={styles.meter} value={finished} max={changes.length} />
      <Button tone="quiet" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
