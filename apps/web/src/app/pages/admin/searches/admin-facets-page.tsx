import { EditFacets, SearchesNav } from '../../../../features/admin-searches';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminFacetsPage() {
  return (
    <>
      <PageMeta page="Filters" noIndex />
      <PageHeading>Filters</PageHeading>
      <SearchesNav />
      <EditFacets />
    </>
  );
}
