import { EditSettings } from '../../../../features/admin-settings';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminSettingsPage() {
  return (
    <>
      <PageMeta page="Settings" noIndex />
      <PageHeading>Settings</PageHeading>
      <EditSettings />
    </>
  );
}
