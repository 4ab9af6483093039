import { useRef } from 'react';
import { ButtonLink } from '../../../../ui/forms/button';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { NO_FILTERS, type FilterChange } from '../../filters';
import { loadedProducts } from '../../product-pages';
import { useFilteredProducts } from '../../use-filtered-products';
import { useHomeFilters } from '../../use-home-filters';
import { FilterChips } from './filter-chips';
import { FILTER_FORM } from './product-filters';
import { CatalogColumns } from '../home/catalog-columns';
import { HomeFilters } from '../home/home-filters';
import { ListHeading } from '../products/list-heading';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

/** The grid 'All Products', filtered and sorted as in the URL. */
export function FilteredProducts() {
  const { filters, from, change, addressOf } = useHomeFilters();
  const { products, categories } = useFilteredProducts(filters, from);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = products.data && loadedProducts(products.data.pages).length;

  function removeFilter(without: FilterChange) {
    change(without);
    // The clicked link no longer exists.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="all-products">
      <CatalogColumns
        heading={
          <ListHeading
            title={
              <h2 ref={heading} id="all-products" tabIndex={-1}>
                All Products
              </h2>
            }
            count={products.data && `${count} of ${products.data.pages.at(-1)?.total}`}
            controls={
              <SortSelect
                value={filters.sort}
                onChange={(sort) => change((now) => ({ ...now, sort }))}
                form={FILTER_FORM}
              />
            }
          />
        }
        aside={<HomeFilters />}
      >
        <FilterChips filters={filters} addressOf={addressOf} onChange={removeFilter} />
        {categories?.isError ? (
          <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
        ) : (
          <ProductList
            query={products}
            // The banner's pictures load first.
            eager={0}
            emptyActions={
              <ButtonLink tone="secondary" to={addressOf(NO_FILTERS)}>
                Show all products
              </ButtonLink>
            }
          />
        )}
      </CatalogColumns>
    </section>
  );
}
