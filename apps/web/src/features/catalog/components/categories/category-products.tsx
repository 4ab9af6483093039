import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { AfterShell } from '../../../../ui/page/after-shell';
import { ButtonLink } from '../../../../ui/forms/button';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { Moved } from '../../../../ui/page/page-outcome';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ALL_CATEGORIES } from '../../all-categories';
import { categoryProductsQuery, categorySelectionOf } from '../../api/get-category-products';
import { countsQuery } from '../../api/get-counts';
import { CATEGORY_SORTS, countFilters, type Filters } from '../../filters';
import { CatalogColumns } from '../home/catalog-columns';
import { AboutCategory } from './about-category';
import { CategoryMenu } from './category-menu';
import { CategoryMeta } from './category-meta';
import { CategoryTrail } from './category-trail';
import { Subcategories } from './subcategories';
import { ListHeading } from '../products/list-heading';
import { useTreeCategory } from '../../api/category-tree';
import { useFilters } from '../../use-filters';
import { useGrownList } from '../../use-grown-list';
import { FilterChips } from '../filters/filter-chips';
import { FiltersButton } from '../filters/filters-button';
import { NothingLeft } from '../filters/lazy-nothing-left';
import { FILTER_FORM, ProductFilters } from '../filters/product-filters';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

interface CategoryProductsProps {
  slug: string;
}

/** A category: its name, how many products it has, and the products. */
export function CategoryProducts({ slug }: CategoryProductsProps) {
  const state = useFilters(CATEGORY_SORTS);
  const { filters, span, change, addressOf } = state;
  const selection = categorySelectionOf(filters);
  const selectionFor = (chosen: Filters) => ({
    ...categorySelectionOf(chosen),
    within: slug,
    categoryIds: [],
  });
  const query = useInfiniteQuery({
    ...categoryProductsQuery(slug, selection, span),
    // When filters or sort order change, the current products stay until the new ones are loaded.
    placeholderData: keepPreviousData,
  });
  const loadNext = useGrownList(
    query,
    (pages) => categoryProductsQuery(slug, selection, pages).queryKey,
  );
  const counts = useQuery({
    ...countsQuery(selectionFor(filters)),
    placeholderData: keepPreviousData,
  });
  const isFiltered = countFilters({ ...filters, categories: [] }) > 0;
  const answer = query.data?.pages.at(-1);
  const place = useTreeCategory(answer?.category._id);
  // The server still finds a renamed category by its old slug; the URL is updated to the current one.
  if (answer && answer.category.slug !== slug) {
    return <Moved to={shopPaths.category(answer.category.slug)} />;
  }
  return (
    <>
      {answer ? (
        <CategoryMeta
          category={answer.category}
          above={place?.above ?? []}
          total={answer.total}
          page={span.from}
        />
      ) : (
        <PageMeta />
      )}
      {place && <CategoryTrail above={place.above} />}
      <CatalogColumns
        heading={
          <ListHeading
            title={<h1>{answer?.category.name ?? <Skeleton width="60%" />}</h1>}
            count={answer && `${answer.total} ${answer.total === 1 ? 'result' : 'results'} found`}
            controls={
              <>
                <FiltersButton state={state} selectionOf={selectionFor} listOf="category" />
                <SortSelect
                  value={filters.sort}
                  onChange={(sort) => change((now) => ({ ...now, sort }))}
                  form={FILTER_FORM}
                  {...(answer?.category.order && { sorts: CATEGORY_SORTS, ownLabel: 'Featured' })}
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
              action={shopPaths.category(slug)}
              listOf="category"
            />
            <CategoryMenu />
          </AfterShell>
        }
      >
        <AboutCategory text={answer?.category.text} />
        {place && <Subcategories of={place} counts={counts.data?.categories} />}
        <h2 className="visually-hidden">Products</h2>
        <FilterChips
          filters={{ ...filters, categories: [] }}
          counts={counts.data ?? undefined}
          addressOf={addressOf}
          onChange={change}
        />
        <ProductList
          name={JSON.stringify(selection)}
          query={query}
          loadNext={loadNext}
          emptyActions={<ButtonLink to={shopPaths.categories}>{ALL_CATEGORIES}</ButtonLink>}
          nothingLeft={
            isFiltered && (
              <NothingLeft
                filters={{ ...filters, categories: [] }}
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
