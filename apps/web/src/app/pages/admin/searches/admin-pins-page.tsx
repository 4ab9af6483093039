import { PinnedSearches, SearchesNav } from '../../../../features/admin-searches';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminPinsPage() {
  return (
    <>
      <PageMeta page="Pinned products" noIndex />
      <PageHeading>Pinned products</PageHeading>
      <SearchesNav />
      <PinnedSearches />
    </>
  );
}
