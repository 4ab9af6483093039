import { shopPaths } from '../../../../lib/address/shop-paths';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { AfterShell } from '../../../../ui/page/after-shell';
import { usePastShell } from '../../../../ui/page/use-past-shell';
import { useCountSearch } from '../../count-search';
import { FEW, likenedOf } from '../../few-results';
import { countFilters, RESULT_SORTS } from '../../filters';
import { useKnownFilters } from '../filters/use-known-filters';
import { useResults } from '../../use-results';
import { CatalogColumns } from '../home/catalog-columns';
import { FilterChips } from '../filters/filter-chips';
import { FiltersButton } from '../filters/sheet/filters-button';
import { NothingLeft } from '../filters/nothing-left/lazy-nothing-left';
import { FILTER_FORM, FILTERS_IN_SHEET, ProductFilters } from '../filters/product-filters';
import { ListHeading } from '../products/list-heading';
import { ProductGridSkeleton } from '../products/product-grid';
import { SortSelect } from '../products/sort-select';
import { LikeResults } from './lazy-like-results';
import { ShopPageLink } from './lazy-shop-page-link';
import { NamedPrice } from './named-price';
import { NothingFound } from './lazy-nothing-found';
import { ReadAs } from './read-as';
import { ResultsPage } from './results-page';
import styles from './search-results.module.css';

/** The results for the search in the URL. */
export function SearchResults() {
  const {
    state: asked,
    results,
    found: data,
    loadNext,
    span,
    keyword,
    literal,
    selectionFor,
  } = useResults();
  const { error, isPending, isPlaceholderData, refetch } = results;
  const state = useKnownFilters(asked, data?.counts);
  const { filters, change } = state;
  // Filters hide some of what was found, and placeholder data belongs to other filters.
  const isWhole = countFilters(filters) === 0 && !isPlaceholderData;
  useCountSearch(keyword, isWhole ? data?.total : undefined);
  const likened = data && isWhole ? likenedOf(data) : undefined;
  const none = keyword === '' || data?.total === 0;
  const isFiltered = countFilters(filters) > 0;
  // Where there is next to nothing to narrow down, only filters that can be removed are useful.
  const hasFilters = keyword !== '' && (isFiltered || (data ? data.total >= FEW : true));
  const listName = JSON.stringify([keyword, literal, asked.filters]);
  const isPastShell = usePastShell();
  const hasControls = keyword !== '' && (!none || isFiltered);
  return (
    <CatalogColumns
      heading={
        <ListHeading
          title={<h1>Search Results</h1>}
          count={countText(keyword, data?.total)}
          controls={
            hasControls &&
            // Until it is known which ones there are, in their place.
            (!data || !isPastShell ? (
              <Skeleton height="2.75rem" />
            ) : (
              <>
                {hasFilters && (
                  <FiltersButton state={state} selectionOf={selectionFor} listOf="search" />
                )}
                <SortSelect
                  value={filters.sort}
                  onChange={(sort) => change((now) => ({ ...now, sort }))}
                  sorts={RESULT_SORTS}
                  form={FILTER_FORM}
                />
              </>
            ))
          }
        />
      }
      aside={
        hasFilters && (
          <AfterShell unseen={FILTERS_IN_SHEET}>
            <ProductFilters
              state={state}
              counts={data?.counts}
              action={shopPaths.search}
              otherParams={{ q: keyword, ...(literal && { literal: '1' }) }}
              listOf="search"
            />
          </AfterShell>
        )
      }
    >
      <h2 className="visually-hidden">Products</h2>
      {data && (
        <ReadAs
          readAs={data.readAs}
          leftOut={data.leftOut}
          isMentioned={data.isMentioned}
          keyword={keyword}
        />
      )}
      {!data?.instead?.atOtherPrices && <NamedPrice named={data?.namedPrice} />}
      {!none && data?.namedSize && (
        <p className={styles.readAs}>
          These come in size {data.namedSize}. Each product’s page says what is in stock.
        </p>
      )}
      {!none && data?.page && <ShopPageLink page={data.page} />}
      <FilterChips
        filters={filters}
        counts={data?.counts}
        addressOf={state.addressOf}
        onChange={change}
      />
      {none && isFiltered && data?.instead?.withoutFilters !== undefined ? (
        <NothingLeft
          filters={filters}
          counts={data.counts}
          addressOf={state.addressOf}
          selectionOf={selectionFor}
          search={{ keyword, total: data.instead.withoutFilters }}
        />
      ) : none ? (
        <NothingFound
          keyword={keyword}
          instead={data?.instead}
          page={data?.page}
          named={data?.namedPrice}
          size={data?.namedSize}
        />
      ) : isPending || !isPastShell ? (
        <ProductGridSkeleton />
      ) : data ? (
        <div className={likened && data.total === 1 ? styles.single : undefined}>
          <ResultsPage
            name={listName}
            query={results}
            results={data}
            span={span}
            loadNext={loadNext}
          />
          {likened && <LikeResults likened={likened} results={data.products} />}
        </div>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </CatalogColumns>
  );
}

/** Nothing is said before something was searched for, or while it is being searched for. */
function countText(keyword: string, total: number | undefined): string | undefined {
  if (keyword === '' || total === undefined) return undefined;
  return total === 0 ? 'No Products Found' : `Found ${total}`;
}
