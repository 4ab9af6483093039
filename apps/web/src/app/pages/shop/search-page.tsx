import { SearchResults, useSearchKeyword } from '../../../features/catalog';
import { PageMeta, pageTitle } from '../../../ui/page/page-meta';

export function SearchPage() {
  const keyword = useSearchKeyword();
  return (
    <>
      <PageMeta title={pageTitle(keyword ? `Search: ${keyword}` : 'Search')} noIndex />
      <SearchResults />
    </>
  );
}
