import type { Import } from '@shop/shared';
import { useState } from 'react';
import { CheckBox } from '../../../ui/fields/check-box';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { useUpdateImport } from '../api/imports';
import { rememberColumns, rememberedColumns } from '../remembered-columns';
import { isUnused } from '../unused-columns';
import { ColumnChoices } from './column-choices';
import styles from './import.module.css';

interface CheckFormProps {
  job: Import;
  /** Columns that a header can be assigned to. */
  choices: readonly { name: string; label: string }[];
}

/** How the file is to be read: its columns, decimal commas and empty cells. */
export function CheckForm({ job, choices }: CheckFormProps) {
  const headers = job.columns.map(({ header }) => header);
  const [assigned, setAssigned] = useState(() => ({
    ...Object.fromEntries(job.columns.map(({ header, column }) => [header, column ?? ''])),
    ...rememberedColumns(headers),
    ...chosen(job.options.columns),
  }));
  const [hasComma, setHasComma] = useState(job.options.decimalComma ?? false);
  const [clears, setClears] = useState(job.options.clears ?? false);
  const [isComplete, setIsComplete] = useState(job.options.complete ?? false);
  const { mutate, isPending } = useUpdateImport(job._id);
  const known = job.columns.filter(({ column }) => column !== null);
  const leftOut = job.columns.filter(({ header, column }) => column === null && header !== '');
  const unused = leftOut.filter(({ header }) => isUnused(header));
  const unknown = leftOut.filter(({ header }) => !isUnused(header));
  const assign = (header: string, column: string) => setAssigned({ ...assigned, [header]: column });
  const shown = { choices, assigned, onAssign: assign };
  const check = () => {
    const changed = job.columns.filter(
      ({ header, column }) => header !== '' && assigned[header] !== (column ?? ''),
    );
    const columns = Object.fromEntries(
      changed.map(({ header }) => [header, assigned[header] ?? '']),
    );
    rememberColumns(headers, columns);
    const options = {
      columns: Object.fromEntries(
        Object.entries(columns).map(([header, column]) => [header, column || null]),
      ),
      clears,
    };
    // Without the choice, the file itself tells.
    const decimalComma = hasComma ? { decimalComma: true } : {};
    const complete = isComplete ? { complete: true } : {};
    mutate({ action: 'check', options: { ...options, ...decimalComma, ...complete } });
  };
  return (
    <Panel heading="How the file is read">
      <div className={styles.stack}>
        {known.length > 0 && (
          <details className={styles.known}>
            <summary>Known columns: {known.map(({ header }) => header).join(', ')}</summary>
            <ColumnChoices columns={known} {...shown} />
          </details>
        )}
        {unused.length > 0 && (
          <details className={styles.known}>
            <summary>
              Not used by this shop: {unused.map(({ header }) => header).join(', ')}
            </summary>
            <ColumnChoices columns={unused} {...shown} />
          </details>
        )}
        {unknown.length > 0 && (
          <>
            <p>These columns are not known. They are left out unless you assign them.</p>
            <ColumnChoices columns={unknown} {...shown} />
          </>
        )}
        <div>
          <label className={styles.option}>
            <CheckBox
              checked={hasComma}
              onChange={({ currentTarget }) => setHasComma(currentTarget.checked)}
            />
            Prices use a decimal comma
          </label>
          <label className={styles.option}>
            <CheckBox
              checked={clears}
              onChange={({ currentTarget }) => setClears(currentTarget.checked)}
            />
            An empty cell clears the field
          </label>
          <label className={styles.option}>
            <CheckBox
              checked={isComplete}
              onChange={({ currentTarget }) => setIsComplete(currentTarget.checked)}
            />
            Variants that the file does not have are removed from its products
          </label>
        </div>
        <div className={styles.actions}>
          <Button
            tone={job.state === 'ready' ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={check}
          >
            {job.state === 'ready' ? 'Check the file' : 'Check the file again'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function chosen(columns: Import['options']['columns']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([header, column]) => [header, column ?? '']),
  );
}
