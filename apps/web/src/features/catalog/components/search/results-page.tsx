import { PAGE_SIZE, type EndpointResponse, type endpoints } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page/page-links';
import { ProductGrid } from '../products/product-grid';
import { ListData } from '../products/list-data';

interface ResultsPageProps {
  results: EndpointResponse<typeof endpoints.listCatalogue>;
  /** Counted from 1. */
  page: number;
  /** Whether these results are about to be replaced by others that are loading. */
  outdated: boolean;
}

/** One page of results, with links to the others. */
export function ResultsPage({ results, page, outdated }: ResultsPageProps) {
  const { pathname, search } = useLocation();
  const addressOf = (number: number) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    if (number > 1) params.set('page', String(number));
    return `${pathname}?${params.toString()}`;
  };
  return (
    <>
      <ListData products={results.products} />
      {results.products.length > 0 ? (
        <ProductGrid products={results.products} marks={results.marks} outdated={outdated} />
      ) : (
        <p>There are no more results.</p>
      )}
      <PageLinks page={page} pageSize={PAGE_SIZE} total={results.total} to={addressOf} />
    </>
  );
}
