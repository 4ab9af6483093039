import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { ALL_CATEGORIES } from '../../all-categories';
import { searchQuery } from '../../api/search-products';
import { useCountSearch } from '../../count-search';
import { useSearchKeyword } from '../../use-search-keyword';
import { CatalogColumns } from '../home/catalog-columns';
import { CategoryMenu } from '../categories/category-menu';
import { ListHeading } from '../products/list-heading';
import { ProductGrid, ProductGridSkeleton } from '../products/product-grid';
import styles from './search-results.module.css';

/** The results for the keyword in the address. */
export function SearchResults() {
  const keyword = useSearchKeyword();
  const { data } = useQuery(searchQuery(keyword));
  useCountSearch(keyword, data?.total);
  const none = keyword === '' || data?.total === 0;
  const count = none ? 'No Products Found' : data && `Found ${data.total}`;
  return (
    <CatalogColumns
      aside={
        <>
          <ListHeading title="Search Results" count={count} />
          <CategoryMenu />
        </>
      }
    >
      <h2 className="visually-hidden">Products</h2>
      {none ? <NothingFound keyword={keyword} /> : <Matches keyword={keyword} />}
    </CatalogColumns>
  );
}

function Matches({ keyword }: { keyword: string }) {
  const { data, error, isPending, refetch } = useQuery(searchQuery(keyword));
  if (isPending) return <ProductGridSkeleton />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const shown = data.products.length;
  return (
    <>
      <ProductGrid products={data.products} />
      {data.total > shown && (
        <p className={styles.rest}>
          These are the {shown} best matches. Add a word to narrow your search.
        </p>
      )}
    </>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={keyword ? `Nothing matches “${keyword}”` : 'What are you looking for?'}
      icon={<SearchX aria-hidden size={28} strokeWidth={1.5} />}
      actions={
        <ButtonLink to={paths.categories} tone="secondary">
          {ALL_CATEGORIES}
        </ButtonLink>
      }
    >
      {keyword ? 'Try a different word, or fewer words.' : 'Type a word into the search box above.'}
    </EmptyState>
  );
}
