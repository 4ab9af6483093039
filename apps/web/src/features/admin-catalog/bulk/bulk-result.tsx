import { Undo2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { reportOf, undoOf, type BulkRun } from './bulk-edit';
import type { BulkEditControl } from './use-bulk-edit';

interface BulkResultProps {
  run: BulkRun;
  control: BulkEditControl;
}

/** The result of a bulk edit, why some products were not changed, and a button to undo all of it. */
export function BulkResult({ run, control }: BulkResultProps) {
  const { summary, refusals, unfinished } = reportOf(run);
  return (
    <div className={styles.result}>
      <p className={styles.summary}>
        {summary} {unfinished > 0 && run.outcome?.failure}
      </p>
      <div className={styles.actions}>
        {unfinished > 0 && (
          <Button tone="secondary" onClick={control.goOn}>
            Try the rest again
          </Button>
        )}
        {!run.isUndo && undoOf(run).length > 0 && (
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
        <ul className={styles.refusals} aria-label="Products that were not changed" tabIndex={0}>
          {refusals.map(({ name, slug, message }) => (
            <li key={slug}>
              <Link to={dashboardPaths.adminProduct(slug)}>{name}</Link>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
