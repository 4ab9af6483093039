import { Searches, SearchesHeading } from '../../../../features/admin-searches';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminSearchesPage() {
  return (
    <>
      <PageMeta page="Searches" noIndex />
      <SearchesHeading>What shoppers look for</SearchesHeading>
      <Searches />
    </>
  );
}
