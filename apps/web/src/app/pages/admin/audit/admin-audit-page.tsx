import { AuditLog } from '../../../../features/admin-audit';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminAuditPage() {
  return (
    <>
      <PageMeta page="Changes" noIndex />
      <PageHeading>Changes</PageHeading>
      <AuditLog />
    </>
  );
}
