import { useRef } from 'react';
import { Button } from '../../../../ui/forms/button';
import { ErrorState } from '../../../../ui/feedback/error-state';
import type { Filters } from '../../filters';
import { loadedProducts } from '../../product-pages';
import { useFilteredProducts } from '../../use-filtered-products';
import { useHomeFilters } from '../../use-home-filters';
import { FilterChips } from './filter-chips';
import { FILTER_FORM } from './product-filters';
import styles from './filtered-products.module.css';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

/** The grid 'All Products', filtered and sorted as given in the address. */
export function FilteredProducts() {
  const { filters, from, change, reset } = useHomeFilters();
  const { products, categories } = useFilteredProducts(filters, from);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = products.data && loadedProducts(products.data.pages).length;

  function removeFilter(rest: Filters) {
    change(rest);
    // The button that was pressed has been removed.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="all-products">
      <div className={styles.heading}>
        <h2 ref={heading} id="all-products" tabIndex={-1}>
          All Products
        </h2>
        <p role="status" className={`tabular ${styles.count}`}>
          {products.data && `${shown} of ${products.data.pages.at(-1)?.total}`}
        </p>
        <SortSelect
          value={filters.sort}
          onChange={(sort) => change({ ...filters, sort })}
          form={FILTER_FORM}
        />
      </div>
      <FilterChips filters={filters} onChange={removeFilter} />
      {categories?.isError ? (
        <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : (
        <ProductList
          query={products}
          // The banner's pictures come before them.
          eager={0}
          emptyActions={
            <Button tone="secondary" onClick={reset}>
              Show all products
            </Button>
          }
        />
      )}
    </section>
  );
}
