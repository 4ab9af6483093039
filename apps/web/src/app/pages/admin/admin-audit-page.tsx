import { AuditLog } from '../../../features/admin-audit';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

export function AdminAuditPage() {
  return (
    <>
      <PageMeta title={pageTitle('Changes')} noIndex />
      <PageHeading>Changes</PageHeading>
      <AuditLog />
    </>
  );
}
