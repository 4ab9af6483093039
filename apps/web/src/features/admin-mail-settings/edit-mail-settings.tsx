import { ErrorState } from '../../ui/feedback/error-state';
import { Notice } from '../../ui/feedback/notice';
import { RowsSkeleton } from '../../ui/list/rows-skeleton';
import { useStoredMailSettings } from './mail-settings-calls';
import { MailSettingsForm } from './mail-settings-form';

/** The settings of the mails: loading, failed, or editable. */
export function EditMailSettings() {
  const { data, error, isPending, refetch } = useStoredMailSettings();
  if (isPending) return <RowsSkeleton label="Loading settings" height="6rem" />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {!data.canSend && (
        <Notice>
          <p>
            Not sent: no mail server is set. Mails are kept for 90 days. Whoever runs the server
            connects one: they set SMTP_URL, as .env.example shows, and start the shop again.
          </p>
        </Notice>
      )}
      <MailSettingsForm stored={data.settings} />
    </>
  );
}
