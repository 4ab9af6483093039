import type { ListingCounts } from '@shop/shared';
import type { ComponentProps, ReactNode } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ButtonLink } from '../../../../ui/forms/button';
import { AfterShell } from '../../../../ui/page/after-shell';
import { ALL_CATEGORIES } from '../../all-categories';
import type { Selection } from '../../api/get-listing';
import { countFilters, type Filters } from '../../filters';
import type { FilterState } from '../../use-filters';
import { useKnownFilters } from '../filters/use-known-filters';
import { FilterChips } from '../filters/filter-chips';
import { FiltersButton } from '../filters/sheet/filters-button';
import { NothingLeft } from '../filters/nothing-left/lazy-nothing-left';
import { FILTER_FORM, FILTERS_IN_SHEET, ProductFilters } from '../filters/product-filters';
import { CatalogColumns } from '../home/catalog-columns';
import { ListHeading } from '../products/list-heading';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

interface ShelfProps
  extends
    Pick<ComponentProps<typeof ProductList>, 'query' | 'name' | 'loadNext'>,
    Pick<ComponentProps<typeof SortSelect>, 'sorts' | 'ownLabel'> {
  listOf: 'category' | 'brand';
  /** The path of the page. */
  action: string;
  /** The name of the category or brand, once it is known. */
  title: string | undefined;
  state: FilterState;
  /** The filters that the page has: its own category or brand is none. */
  filters: Filters;
  /** The query to send to the server for filters. */
  selectionOf: (filters: Filters) => Selection;
  counts: ListingCounts | undefined;
  /** Shown below the filters. */
  aside?: ReactNode;
  /** Shown above the products. */
  children?: ReactNode;
}

/** The products of a category or a brand, with filters and sort order. */
export function Shelf({
  listOf,
  action,
  title,
  state: asked,
  filters: own,
  selectionOf,
  counts,
  aside,
  children,
  sorts,
  ownLabel,
  ...list
}: ShelfProps) {
  const state = useKnownFilters({ ...asked, filters: own }, counts);
  const { filters, change, addressOf } = state;
  const total = list.query.data?.pages.at(-1)?.total;
  return (
    <CatalogColumns
      heading={
        <ListHeading
          title={<h1>{title ?? <Skeleton width="60%" />}</h1>}
          count={total !== undefined && `${total} ${total === 1 ? 'result' : 'results'} found`}
          controls={
            <>
              <FiltersButton state={state} selectionOf={selectionOf} listOf={listOf} />
              <SortSelect
                value={filters.sort}
                onChange={(sort) => change((now) => ({ ...now, sort }))}
                form={FILTER_FORM}
                {...(sorts && { sorts })}
                {...(ownLabel !== undefined && { ownLabel })}
              />
            </>
          }
        />
      }
      aside={
        <AfterShell unseen={FILTERS_IN_SHEET}>
          <ProductFilters state={state} counts={counts} action={action} listOf={listOf} />
          {aside}
        </AfterShell>
      }
    >
      {children}
      <h2 className="visually-hidden">Products</h2>
      <FilterChips filters={filters} counts={counts} addressOf={addressOf} onChange={change} />
      <ProductList
        {...list}
        emptyActions={<ButtonLink to={shopPaths.categories}>{ALL_CATEGORIES}</ButtonLink>}
        nothingLeft={
          countFilters(filters) > 0 && (
            <NothingLeft
              filters={filters}
              counts={counts}
              addressOf={addressOf}
              selectionOf={selectionOf}
            />
          )
        }
      />
    </CatalogColumns>
  );
}
