import { Searches, SearchesNav } from '../../../../features/admin-searches';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminSearchesPage() {
  return (
    <>
      <PageMeta page="Searches" noIndex />
      <PageHeading>What shoppers look for</PageHeading>
      <SearchesNav />
      <Searches />
    </>
  );
}
