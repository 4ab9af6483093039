import { ReturnList } from '../../../../features/admin-returns';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminReturnsPage() {
  return (
    <>
      <PageMeta page="Returns" noIndex />
      <PageHeading>Returns</PageHeading>
      <ReturnList />
    </>
  );
}
