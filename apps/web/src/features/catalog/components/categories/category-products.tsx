import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { Moved } from '../../../../ui/page/page-outcome';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ALL_CATEGORIES } from '../../all-categories';
import { categoryProductsQuery, categorySelectionOf } from '../../api/get-category-products';
import { countsQuery } from '../../api/get-counts';
import { countFilters, NO_FILTERS } from '../../filters';
import { CatalogColumns } from '../home/catalog-columns';
import { CategoryMenu } from './category-menu';
import { CategoryMeta } from './category-meta';
import { ListHeading } from '../products/list-heading';
import { useFilters } from '../../use-filters';
import { FilterChips } from '../filters/filter-chips';
import { FILTER_FORM, ProductFilters } from '../filters/product-filters';
import { ProductList } from '../products/product-list';
import { SortSelect } from '../products/sort-select';

interface CategoryProductsProps {
  slug: string;
}

/** A category: its name, how many products it has, and the products. */
export function CategoryProducts({ slug }: CategoryProductsProps) {
  const state = useFilters();
  const { filters, from: page, change, addressOf } = state;
  const selection = categorySelectionOf(filters);
  const query = useInfiniteQuery({
    ...categoryProductsQuery(slug, selection, page),
    // When filters or sort order change, the current products stay until the new ones are loaded.
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    ...countsQuery({ ...selection, within: slug, categoryIds: [] }),
    placeholderData: keepPreviousData,
  });
  const answer = query.data?.pages.at(-1);
  // The server still finds a renamed category by its old slug; the URL is updated to the current one.
  if (answer && answer.category.slug !== slug) {
    return <Moved to={shopPaths.category(answer.category.slug)} />;
  }
  return (
    <>
      {answer ? (
        <CategoryMeta category={answer.category} total={answer.total} page={page} />
      ) : (
        <PageMeta />
      )}
      <CatalogColumns
        heading={
          <ListHeading
            title={<h1>{answer?.category.name ?? <Skeleton width="60%" />}</h1>}
            count={answer && `${answer.total} ${answer.total === 1 ? 'result' : 'results'} found`}
            controls={
              <SortSelect
                value={filters.sort}
                onChange={(sort) => change((now) => ({ ...now, sort }))}
                form={FILTER_FORM}
              />
            }
          />
        }
        aside={
          <>
            <ProductFilters
              state={state}
              counts={counts.data ?? undefined}
              action={shopPaths.category(slug)}
              isOneCategory
            />
            <CategoryMenu />
          </>
        }
      >
        <h2 className="visually-hidden">Products</h2>
        <FilterChips
          filters={{ ...filters, categories: [] }}
          addressOf={addressOf}
          onChange={change}
        />
        <ProductList
          query={query}
          emptyActions={
            countFilters(filters) > 0 ? (
              <ButtonLink tone="secondary" to={addressOf(NO_FILTERS)}>
                Show all products
              </ButtonLink>
            ) : (
              <ButtonLink to={shopPaths.categories}>{ALL_CATEGORIES}</ButtonLink>
            )
          }
        />
      </CatalogColumns>
    </>
  );
}
