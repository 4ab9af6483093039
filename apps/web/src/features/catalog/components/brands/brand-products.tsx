import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ButtonLink } from '../../../../ui/forms/button';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { AfterShell } from '../../../../ui/page/after-shell';
import { Moved } from '../../../../ui/page/page-outcome';
import { ALL_CATEGORIES } from '../../all-categories';
import { brandProductsQuery } from '../../api/get-brand-products';
import { categorySelectionOf } from '../../api/get-category-products';
import { countsQuery } from '../../api/get-counts';
import { countFilters, type Filters } from '../../filters';
import { useFilters } from '../../use-filters';
import { useGrownList } from '../../use-grown-list';
import { FilterChips } from '../filters/filter-chips';
import { FiltersButton } from '../filters/filters-button';
import { NothingLeft } from '../filters/lazy-nothing-left';
import { FILTER_FORM, ProductFilters } from '../filters/product-filters';
import { CatalogColumns } from '../home/catalog-columns';
import { ListHeading } from '../products/list-heading';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';
import { BrandMeta } from './brand-meta';

interface BrandProductsProps {
  slug: string;
}

/** A brand: its name, how many products it has, and the products. */
export function BrandProducts({ slug }: BrandProductsProps) {
  const state = useFilters();
  const { filters, span, change, addressOf } = state;
  const selection = categorySelectionOf(filters);
  const selectionFor = (chosen: Filters) => ({
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
    ...countsQuery(selectionFor(filters)),
    placeholderData: keepPreviousData,
  });
  // A brand's page has no filter by category or brand.
  const shown = { ...filters, categories: [], brands: [] };
  const answer = query.data?.pages.at(-1);
  const brand = answer?.brand;
  // The server still finds a renamed brand by its old slug; the URL is updated to the current one.
  if (brand && brand.slug !== slug) return <Moved to={shopPaths.brand(brand.slug)} />;
  return (
    <>
      {brand ? <BrandMeta brand={brand} total={answer.total} page={span.from} /> : <PageMeta />}
      <CatalogColumns
        heading={
          <ListHeading
            title={<h1>{brand?.name ?? <Skeleton width="60%" />}</h1>}
            count={answer && `${answer.total} ${answer.total === 1 ? 'result' : 'results'} found`}
            controls={
              <>
                <FiltersButton state={state} selectionOf={selectionFor} listOf="brand" />
                <SortSelect
                  value={filters.sort}
                  onChange={(sort) => change((now) => ({ ...now, sort }))}
                  form={FILTER_FORM}
                />
              </>
            }
          />
        }
        aside={
          <AfterShell>
            <ProductFilters
              state={state}
              counts={counts.data ?? undefined}
              action={shopPaths.brand(slug)}
              listOf="brand"
            />
          </AfterShell>
        }
      >
        <h2 className="visually-hidden">Products</h2>
        <FilterChips filters={shown} counts={undefined} addressOf={addressOf} onChange={change} />
        <ProductList
          name={JSON.stringify(selection)}
          query={query}
          loadNext={loadNext}
          emptyActions={<ButtonLink to={shopPaths.categories}>{ALL_CATEGORIES}</ButtonLink>}
          nothingLeft={
            countFilters(shown) > 0 && (
              <NothingLeft
                filters={shown}
                counts={counts.data ?? undefined}
                addressOf={addressOf}
              />
            )
          }
        />
      </CatalogColumns>
    </>
  );
}
