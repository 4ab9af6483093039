import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useStoredSettings } from '../api/settings';
import { SettingsForm } from './settings-form';

/** The shop's settings: loading, failed, or editable. */
export function EditSettings() {
  const { data: stored, error, isPending, refetch } = useStoredSettings();
  if (isPending) return <RowsSkeleton label="Loading settings" height="6rem" />;
  if (!stored) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SettingsForm
      stored={stored.settings}
      storedDraft={stored.draft}
      isSimulated={stored.simulated ?? false}
    />
  );
}
