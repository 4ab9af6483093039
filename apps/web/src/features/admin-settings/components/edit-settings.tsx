import { useRef } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useStoredSettings } from '../api/settings';
import { SettingsForm } from './settings-form';

/** The shop's settings: loading, failed, or editable. */
export function EditSettings() {
  const { data: stored, error, isPending, dataUpdatedAt, refetch } = useStoredSettings();
  const frame = useRef<HTMLDivElement>(null);
  const reload = () => void refetch();
  /** Moves the focus, because the pressed button disappears with the old form. */
  const reloadForm = () => void refetch().then(() => frame.current?.focus());
  if (isPending) return <RowsSkeleton label="Loading settings" height="6rem" />;
  if (!stored) return <ErrorState error={error} onRetry={reload} />;
  return (
    <div ref={frame} tabIndex={-1}>
      <SettingsForm key={dataUpdatedAt} stored={stored} reload={reloadForm} />
    </div>
  );
}
