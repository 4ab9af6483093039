import { PAGE_ROUTES, type ShopDetails } from '@shop/shared';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Path } from 'react-router-dom';
import {
  ALL_PRODUCTS,
  brandProductsQuery,
  categoriesQuery,
  CATEGORY_SORTS,
  categoryPicturesQuery,
  categoryProductsQuery,
  categorySelectionOf,
  countFilters,
  countsQuery,
  fetchHomeRow,
  HOME_PICTURES,
  knownFilters,
  likenedOf,
  listingQuery,
  productPagesQuery,
  productQuery,
  readFilters,
  readSpan,
  resultsSelectionOf,
  selectionOf,
  similarProductsQuery,
} from '../../features/catalog';
import { isNotFound } from '../../lib/http/api-error';

interface Visit {
  queryClient: QueryClient;
  slug: string;
  search: URLSearchParams;
  rows: ShopDetails['rows'];
}

async function fetchHome({ queryClient, search, rows = [] }: Visit) {
  const filters = readFilters(search);
  const categories = await queryClient.query(categoriesQuery);
  const selection = selectionOf(filters, readSpan(search), categories);
  await Promise.all([
    queryClient.infiniteQuery(productPagesQuery(ALL_PRODUCTS)),
    queryClient.infiniteQuery(productPagesQuery(selection)),
    queryClient.query(countsQuery(selection)),
    queryClient.query(categoryPicturesQuery(HOME_PICTURES)),
    ...rows.map((row) => fetchHomeRow(queryClient, row)),
  ]);
}

async function fetchProduct({ queryClient, slug }: Visit) {
  const product = await queryClient.query(productQuery(slug));
  await queryClient.query(similarProductsQuery(product));
}

async function fetchCategory({ queryClient, slug, search }: Visit) {
  const selection = categorySelectionOf(readFilters(search, CATEGORY_SORTS));
  await Promise.all([
    queryClient.infiniteQuery(categoryProductsQuery(slug, selection, readSpan(search))),
    queryClient.query(countsQuery({ ...selection, within: slug, categoryIds: [] })),
  ]);
}

async function fetchBrand({ queryClient, slug, search }: Visit) {
  const selection = categorySelectionOf(readFilters(search));
  await Promise.all([
    queryClient.infiniteQuery(brandProductsQuery(slug, selection, readSpan(search))),
    queryClient.query(countsQuery({ ...selection, brand: slug, categoryIds: [] })),
  ]);
}

async function fetchMatches({ queryClient, search }: Visit) {
  const categories = await queryClient.query(categoriesQuery);
  const selection = resultsSelectionOf(search, categories);
  if (!selection.q) return;
  const { pages } = await queryClient.infiniteQuery(listingQuery(selection));
  const [found] = pages;
  const filters = knownFilters(readFilters(search), found?.counts, categories);
  const likened = found && countFilters(filters) === 0 ? likenedOf(found) : undefined;
  if (likened) await queryClient.query(similarProductsQuery(likened));
}

/** The data that each page shows besides the categories, which all pages show. */
const content: Partial<Record<string, (visit: Visit) => Promise<unknown>>> = {
  [PAGE_ROUTES.home]: fetchHome,
  [PAGE_ROUTES.product]: fetchProduct,
  [PAGE_ROUTES.category]: fetchCategory,
  [PAGE_ROUTES.brand]: fetchBrand,
  [PAGE_ROUTES.categories]: ({ queryClient }) => queryClient.query(categoryPicturesQuery()),
  [PAGE_ROUTES.search]: fetchMatches,
  [PAGE_ROUTES.cart]: ({ queryClient }) =>
    queryClient.infiniteQuery(productPagesQuery(ALL_PRODUCTS)),
};

/** Fetches the data of a page. A 404 is no failure: the page shows it. */
export async function fetchContent(
  queryClient: QueryClient,
  { pathname = '/', search }: Partial<Path>,
  { rows }: Pick<ShopDetails, 'rows'>,
) {
  const fetches = Object.entries(content).flatMap(([route, fetch]) => {
    // As the router parses it: `matchPath` alone would leave encoded characters in a slug.
    const match = matchRoutes([{ path: route }], pathname)?.[0];
    const visit = {
      queryClient,
      slug: match?.params.slug ?? '',
      search: new URLSearchParams(search),
      rows,
    };
    return match && fetch ? [fetch(visit)] : [];
  });
  await Promise.all([
    queryClient.query(categoriesQuery),
    ...fetches.map((fetching) =>
      fetching.catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    ),
  ]);
}
