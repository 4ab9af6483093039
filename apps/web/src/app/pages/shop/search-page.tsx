import { SearchResults, useSearchKeyword } from '../../../features/catalog';
import { PageMeta } from '../../../ui/metadata/page-meta';

export function SearchPage() {
  const keyword = useSearchKeyword();
  return (
    <>
      <PageMeta page={keyword ? `Search: ${keyword}` : 'Search'} noIndex />
      <SearchResults />
    </>
  );
}
