import { MailList } from '../../../../features/admin-mails';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminMailsPage() {
  return (
    <>
      <PageMeta page="Mails" noIndex />
      <PageHeading>Mails</PageHeading>
      <MailList />
    </>
  );
}
