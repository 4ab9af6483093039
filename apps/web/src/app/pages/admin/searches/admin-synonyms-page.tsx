import { EditSynonyms, SearchesNav } from '../../../../features/admin-searches';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminSynonymsPage() {
  return (
    <>
      <PageMeta page="Synonyms" noIndex />
      <PageHeading>Synonyms</PageHeading>
      <SearchesNav />
      <EditSynonyms />
    </>
  );
}
