import { KeyList } from '../../../../features/admin-keys';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminKeysPage() {
  return (
    <>
      <PageMeta page="API keys" noIndex />
      <PageHeading>API keys</PageHeading>
      <KeyList />
    </>
  );
}
