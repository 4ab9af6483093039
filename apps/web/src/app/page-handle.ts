import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import {
  ALL_PRODUCTS,
  brandProductsQuery,
  CATEGORY_SORTS,
  categoryProductsQuery,
  categorySelectionOf,
  productPagesQuery,
  productQuery,
  readFilters,
} from '../features/catalog';

/** What a route's `handle` can load for its page before the page is shown. */
export interface PageHandle {
  /** Loads the page's code for the navigation with this key, or without a key as a prefetch. */
  loadCode?: (navigation?: string) => Promise<unknown>;
  /** Whether the page’s code has been loaded. */
  hasCode?: () => boolean;
  /** Fetches the data that the page shows first, unless they are cached. */
  fetchData?: (
    queryClient: QueryClient,
    params: Params,
    search: URLSearchParams,
  ) => Promise<unknown>;
}

/** A route of the shop. */
export interface PageRoute {
  path?: string;
  Component: ComponentType;
  children?: PageRoute[];
  handle?: PageHandle;
}

/** The data of each page that shows products. */
export const pageData = {
  home: {
    fetchData: (queryClient) => queryClient.infiniteQuery(productPagesQuery(ALL_PRODUCTS)),
  },
  product: {
    fetchData: (queryClient, { slug = '' }) => queryClient.query(productQuery(slug)),
  },
  category: {
    fetchData: (queryClient, { slug = '' }, search) =>
      queryClient.infiniteQuery(
        categoryProductsQuery(slug, categorySelectionOf(readFilters(search, CATEGORY_SORTS))),
      ),
  },
  brand: {
    fetchData: (queryClient, { slug = '' }, search) =>
      queryClient.infiniteQuery(brandProductsQuery(slug, categorySelectionOf(readFilters(search)))),
  },
} as const satisfies Record<string, PageHandle>;
