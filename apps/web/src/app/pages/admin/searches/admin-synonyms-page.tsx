import { EditSynonyms, SearchesHeading } from '../../../../features/admin-searches';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminSynonymsPage() {
  return (
    <>
      <PageMeta page="Synonyms" noIndex />
      <SearchesHeading>Synonyms</SearchesHeading>
      <EditSynonyms />
    </>
  );
}
