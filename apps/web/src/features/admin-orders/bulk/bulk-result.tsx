import { Undo2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { reportOf, undoOf, type BulkChange } from './bulk-change';
import type { BulkControl } from './use-bulk-change';

interface BulkResultProps {
  bulk: BulkChange;
  control: BulkControl;
}

/** The result of a bulk change, why some orders were not changed, and a button to undo all of it. */
export function BulkResult({ bulk, control }: BulkResultProps) {
  const { summary, refusals, unfinished } = reportOf(bulk);
  const canUndo = bulk.target !== undefined && undoOf(bulk).length > 0;
  return (
    <div className={styles.result}>
      <p className={styles.summary}>
        {summary} {unfinished > 0 && bulk.outcome?.failure}
      </p>
      <div className={styles.actions}>
        {unfinished > 0 && (
          <Button tone="secondary" onClick={control.goOn}>
            Try the rest again
          </Button>
        )}
        {canUndo && (
          <Button tone="secondary" onClick={control.undo}>
            <Undo2 aria-hidden size={16} />
            Undo
          </Button>
        )}
        <Button tone="quiet" aria-label="Close" onClick={control.close}>
          <X aria-hidden size={18} />
        </Button>
      </div>
      {refusals.length > 0 && (
        <ul className={styles.refusals} aria-label="Orders that were not changed" tabIndex={0}>
          {refusals.map(({ number, message }) => (
            <li key={number}>
              <Link to={dashboardPaths.adminOrder(number)}>Order {number}</Link>
              {afterName(number, message)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The message without the order's name, which the link before it already shows. */
function afterName(number: number, message: string): string {
  const name = `Order ${number}`;
  return message.startsWith(name) ? message.slice(name.length) : `: ${message}`;
}
