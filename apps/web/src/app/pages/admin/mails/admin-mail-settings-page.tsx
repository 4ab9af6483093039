import { EditMailSettings } from '../../../../features/admin-mail-settings';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminMailSettingsPage() {
  return (
    <>
      <PageMeta page="Mail settings" noIndex />
      <PageHeading>Mail settings</PageHeading>
      <EditMailSettings />
    </>
  );
}
