import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../../lib/http/api-error';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Notice } from '../../../ui/feedback/notice';
import { ButtonLink } from '../../../ui/forms/button';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useImport } from '../api/imports';
import {
  countsText,
  draftsText,
  madeText,
  STATE_TEXTS,
  stocksText,
  undoText,
  unusedPhotosText,
} from '../import-texts';
import { unusedText } from '../unused-text';
import { CheckForm } from './check-form';
import styles from './import.module.css';
import { ImportButtons } from './import-buttons';
import { AddPhotos } from './photos/add-photos';
import { PhotoReport } from './photos/photo-report';
import { Progress } from './progress';
import { Remarks } from './remarks';
import { Results } from './results';

/** One import from its check to its report. */
export function ImportJob({ id }: { id: string }) {
  const { data, error, refetch } = useImport(id);
  const status = useRef<HTMLParagraphElement>(null);
  if (isNotFound(error)) return <p>This import does not exist.</p>;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label="Loading the import" rows={6} />;
  const { import: job, choices } = data;
  const { state } = job;
  // Before that, the form has them.
  const isRead = job.processed > 0;
  const isOpen = state === 'ready' || state === 'checked';
  const form = <CheckForm key={job._id} job={job} choices={choices} />;
  return (
    <div className={styles.stack}>
      <p role="status" tabIndex={-1} ref={status}>
        <strong>{job.name}</strong>: {STATE_TEXTS[state]}.{' '}
        {state === 'undone' && job.undo
          ? undoText(job.undo)
          : job.processed > 0 || state === 'checked' || state === 'done'
            ? countsText(job)
            : state === 'cancelled' && 'Nothing was imported.'}
      </p>
      {job.made && state !== 'undone' && <p>{madeText(job)}</p>}
      {state === 'checked' && stocksText(job) && <p>{stocksText(job)}</p>}
      {job.error && (
        <Notice tone="danger" role="alert">
          {job.error}
        </Notice>
      )}
      {['checking', 'running', 'paused'].includes(state) && (
        <Steps label={STATE_TEXTS[state]} of={job} />
      )}
      {state === 'undoing' && job.undo && <Steps label={STATE_TEXTS[state]} of={job.undo} />}
      {isOpen && <AddPhotos job={job} />}
      {job.photos?.unused && <p>{unusedPhotosText(job.photos)}</p>}
      {state === 'ready' && form}
      {unusedText(job) && isRead && <p>{unusedText(job)}</p>}
      {state === 'done' && job.drafts !== undefined && (
        <p>
          {draftsText(job.drafts)} <Link to={dashboardPaths.adminDrafts}>Show the drafts</Link>
        </p>
      )}
      <ImportButtons job={job} onUndo={() => status.current?.focus()} />
      <PhotoReport job={job} />
      <Remarks job={job} />
      {state === 'checked' && (
        <>
          <Results job={job} />
          {form}
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink tone="quiet" to={dashboardPaths.adminImport}>
          Another file
        </ButtonLink>
        <ButtonLink tone="quiet" to={dashboardPaths.adminProducts}>
          Products
        </ButtonLink>
      </div>
    </div>
  );
}

interface StepsProps {
  label: string;
  of: Record<'processed' | 'products', number>;
}

function Steps({ label, of: { processed, products } }: StepsProps) {
  const of = `${processed.toLocaleString('en-US')} of ${products.toLocaleString('en-US')} products`;
  return <Progress label={`${label}: ${of}`} value={products > 0 ? processed / products : 0} />;
}
