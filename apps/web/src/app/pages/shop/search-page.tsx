import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function SearchPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Search Results')} />
      <PageHeading>Search Results</PageHeading>
    </div>
  );
}
