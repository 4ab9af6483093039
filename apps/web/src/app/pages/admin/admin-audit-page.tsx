import { AuditLog } from '../../../features/admin-audit';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AdminAuditPage() {
  return (
    <>
      <PageMeta title={pageTitle('Changes')} noIndex />
      <PageHeading>Changes</PageHeading>
      <AuditLog />
    </>
  );
}
