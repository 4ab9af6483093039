import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { Moved } from '../../../../ui/page/page-outcome';
import { categoryProductsQuery, categorySelectionOf } from '../../api/get-category-products';
import { countsQuery } from '../../api/get-counts';
import { CATEGORY_SORTS, type Filters } from '../../filters';
import { AboutCategory } from './about-category';
import { CategoryMenu } from './category-menu';
import { CategoryMeta } from './category-meta';
import { CategoryTrail } from './category-trail';
import { Subcategories } from './subcategories';
import { useTreeCategory } from '../../api/category-tree';
import { useFilters } from '../../use-filters';
import { useGrownList } from '../../use-grown-list';
import { Shelf } from '../shelf/shelf';

interface CategoryProductsProps {
  slug: string;
}

/** A category: its name, how many products it has, and the products. */
export function CategoryProducts({ slug }: CategoryProductsProps) {
  const state = useFilters(CATEGORY_SORTS);
  const { filters, span } = state;
  const selection = categorySelectionOf(filters);
  const selectionOf = (chosen: Filters) => ({
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
    ...countsQuery(selectionOf(filters)),
    placeholderData: keepPreviousData,
  });
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
      <Shelf
        listOf="category"
        action={shopPaths.category(slug)}
        title={answer?.category.name}
        state={state}
        filters={{ ...filters, categories: [] }}
        selectionOf={selectionOf}
        counts={counts.data ?? undefined}
        query={query}
        name={JSON.stringify(selection)}
        loadNext={loadNext}
        aside={<CategoryMenu />}
        {...(answer?.category.order && { sorts: CATEGORY_SORTS, ownLabel: 'Featured' })}
      >
        <AboutCategory text={answer?.category.text} />
        {place && <Subcategories of={place} counts={counts.data?.categories} />}
      </Shelf>
    </>
  );
}
