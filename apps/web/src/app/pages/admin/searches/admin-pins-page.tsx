import { PinnedSearches, SearchesHeading } from '../../../../features/admin-searches';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminPinsPage() {
  return (
    <>
      <PageMeta page="Pinned products" noIndex />
      <SearchesHeading>Pinned products</SearchesHeading>
      <PinnedSearches />
    </>
  );
}
