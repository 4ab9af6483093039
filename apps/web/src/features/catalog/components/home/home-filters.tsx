import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { useCategories } from '../../api/get-categories';
import { countsQuery } from '../../api/get-counts';
import { selectionOf } from '../../selection';
import { useHomeFilters } from '../../use-home-filters';
import { ProductFilters } from '../filters/product-filters';

/** The filters of all products. */
export function HomeFilters() {
  const state = useHomeFilters();
  const categories = useCategories();
  const counts = useQuery({
    ...countsQuery(selectionOf(state.filters, 1, categories.data ?? [])),
    placeholderData: keepPreviousData,
  });
  return <ProductFilters state={state} counts={counts.data ?? undefined} action={shopPaths.home} />;
}
