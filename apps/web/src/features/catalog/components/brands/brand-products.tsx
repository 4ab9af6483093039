import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { Moved } from '../../../../ui/page/page-outcome';
import { brandProductsQuery } from '../../api/get-brand-products';
import { categorySelectionOf } from '../../api/get-category-products';
import { countsQuery } from '../../api/get-counts';
import type { Filters } from '../../filters';
import { useFilters } from '../../use-filters';
import { useGrownList } from '../../use-grown-list';
import { Shelf } from '../shelf/shelf';
import { BrandMeta } from './brand-meta';

interface BrandProductsProps {
  slug: string;
}

/** A brand: its name, how many products it has, and the products. */
export function BrandProducts({ slug }: BrandProductsProps) {
  const state = useFilters();
  const { filters, span } = state;
  const selection = categorySelectionOf(filters);
  const selectionOf = (chosen: Filters) => ({
    ...categorySelectionOf(chosen),
    brand: slug,
    categoryIds: [],
  });
  const query = useInfiniteQuery({
    ...brandProductsQuery(slug, selection, span),
    // When filters or sort order change, the current products stay until the new ones are loaded.
    placeholderData: keepPreviousData,
  });
  const loadNext = useGrownList(
    query,
    (pages) => brandProductsQuery(slug, selection, pages).queryKey,
  );
  const counts = useQuery({
    ...countsQuery(selectionOf(filters)),
    placeholderData: keepPreviousData,
  });
  const answer = query.data?.pages.at(-1);
  const brand = answer?.brand;
  // The server still finds a renamed brand by its old slug; the URL is updated to the current one.
  if (brand && brand.slug !== slug) return <Moved to={shopPaths.brand(brand.slug)} />;
  return (
    <>
      {brand ? <BrandMeta brand={brand} total={answer.total} page={span.from} /> : <PageMeta />}
      <Shelf
        listOf="brand"
        action={shopPaths.brand(slug)}
        title={brand?.name}
        state={state}
        filters={{ ...filters, categories: [], brands: [] }}
        selectionOf={selectionOf}
        counts={counts.data ?? undefined}
        query={query}
        name={JSON.stringify(selection)}
        loadNext={loadNext}
      />
    </>
  );
}
