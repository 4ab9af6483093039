import { EditFacets, SearchesHeading } from '../../../../features/admin-searches';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminFacetsPage() {
  return (
    <>
      <PageMeta page="Filters" noIndex />
      <SearchesHeading>Filters</SearchesHeading>
      <EditFacets />
    </>
  );
}
