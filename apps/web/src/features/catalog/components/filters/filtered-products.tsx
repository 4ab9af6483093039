import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { AfterShell } from '../../../../ui/page/after-shell';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { useCategories } from '../../api/get-categories';
import { countsQuery } from '../../api/get-counts';
import { countFilters, type FilterChange, type Filters } from '../../filters';
import { FIRST_PAGE, loadedProducts } from '../../product-pages';
import { selectionOf } from '../../selection';
import { useFilteredProducts } from '../../use-filtered-products';
import { useHomeFilters } from '../../use-home-filters';
import { useKnownFilters } from './use-known-filters';
import { FilterChips } from './filter-chips';
import { FiltersButton } from './sheet/filters-button';
import { NothingLeft } from './nothing-left/lazy-nothing-left';
import { FILTER_FORM, FILTERS_IN_SHEET, ProductFilters } from './product-filters';
import { CatalogColumns } from '../home/catalog-columns';
import { ListHeading } from '../products/list-heading';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';
import styles from './filtered-products.module.css';

/** The grid 'All Products', filtered and sorted as in the URL. */
export function FilteredProducts() {
  const asked = useHomeFilters();
  const known = useCategories();
  const selectionFor = (chosen: Filters) => selectionOf(chosen, FIRST_PAGE, known.data ?? []);
  const { data: counts } = useQuery({
    ...countsQuery(selectionFor(asked.filters)),
    placeholderData: keepPreviousData,
  });
  const { products, loadNext, categories } = useFilteredProducts(asked.filters, asked.span);
  const state = useKnownFilters(asked, counts);
  const { filters, change, addressOf } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFiltered = countFilters(filters) > 0;
  const [hasArrivedFiltered] = useState(isFiltered);
  const count = products.data && loadedProducts(products.data.pages).length;
  const total = products.data?.pages.at(-1)?.total;
  const isEmptyShop = total === 0 && !isFiltered;

  function removeFilter(without: FilterChange) {
    change(without);
    // The clicked link no longer exists.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="all-products" className={styles.list}>
      {isFiltered && (
        <span className={styles.start} data-start={hasArrivedFiltered ? 'arrival' : 'choice'} />
      )}
      <CatalogColumns
        heading={
          <ListHeading
            title={
              <h2 ref={heading} id="all-products" tabIndex={-1}>
                All Products
              </h2>
            }
            count={products.data && !isEmptyShop && `${count} of ${total}`}
            controls={
              !isEmptyShop && (
                <>
                  <FiltersButton state={state} selectionOf={selectionFor} listOf="all" />
                  <SortSelect
                    value={filters.sort}
                    onChange={(sort) => change((now) => ({ ...now, sort }))}
                    form={FILTER_FORM}
                  />
                </>
              )
            }
          />
        }
        aside={
          <AfterShell unseen={FILTERS_IN_SHEET}>
            <ProductFilters
              state={state}
              counts={counts ?? undefined}
              action={shopPaths.home}
              listOf="all"
            />
          </AfterShell>
        }
      >
        <FilterChips
          filters={filters}
          counts={counts ?? undefined}
          addressOf={addressOf}
          onChange={removeFilter}
        />
        {categories?.isError ? (
          <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
        ) : (
          <ProductList
            name={JSON.stringify(asked.filters)}
            query={products}
            loadNext={loadNext}
            // The banner's pictures load first.
            eager={0}
            nothingLeft={
              isFiltered && (
                <NothingLeft
                  filters={filters}
                  counts={counts ?? undefined}
                  addressOf={addressOf}
                  selectionOf={selectionFor}
                />
              )
            }
          />
        )}
      </CatalogColumns>
    </section>
  );
}
