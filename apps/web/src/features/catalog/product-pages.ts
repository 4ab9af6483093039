import { MAX_LISTED_PAGES, PAGE_SIZE, type Product } from '@shop/shared';
import type { InfiniteData } from '@tanstack/react-query';

/** One page of a product list. */
export interface ProductsPage {
  products: Product[];
  /** Products in the whole list. */
  total: number;
}

function countLoaded(pages: readonly ProductsPage[]): number {
  return pages.reduce((count, page) => count + page.products.length, 0);
}

/** Pages of a list, both included, counted from 1. */
export interface Span {
  from: number;
  to: number;
}

/** Where a list begins. */
export const FIRST_PAGE: Span = { from: 1, to: 1 };

/** The pages to load next, or undefined when all are loaded. An empty page ends the list, whatever its total. */
export function nextSpan(
  last: ProductsPage,
  pages: readonly ProductsPage[],
  { to }: Span,
  [first]: readonly Span[],
): Span | undefined {
  const passed = ((first?.from ?? 1) - 1) * PAGE_SIZE + countLoaded(pages);
  const isEnd = last.products.length === 0 || passed >= last.total;
  return isEnd ? undefined : { from: to + 1, to: to + 1 };
}

function readNumber(params: URLSearchParams, name: string): number {
  const number = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 1;
}

/** The page in a URL (`?page=2`), at which a list starts for search engines and visitors without JavaScript. */
export function readPage(params: URLSearchParams): number {
  return readNumber(params, 'page');
}

/**
 * The pages in a URL: `?page=3` is the third alone, `?loaded=3` those up to the third, `?page=2&loaded=3` the second and
 * the third. If there would be too many, only the last.
 */
export function readSpan(params: URLSearchParams): Span {
  const from = readPage(params);
  const to = Math.max(from, readNumber(params, 'loaded'));
  return to - from < MAX_LISTED_PAGES ? { from, to } : { from: to, to };
}

/** The parameters of a URL for other pages: the last ones if there are more than a URL may ask for. */
export function withSpan(params: URLSearchParams, span: Span): URLSearchParams {
  const from = Math.max(span.from, span.to - MAX_LISTED_PAGES + 1);
  const next = new URLSearchParams(params);
  next.delete('page');
  next.delete('loaded');
  if (from > 1) next.set('page', String(from));
  if (span.to > from) next.set('loaded', String(span.to));
  return next;
}

/** How many products the next page of a list has. */
export function comingProducts({
  pages,
  pageParams,
}: InfiniteData<Pick<ProductsPage, 'total'>>): number {
  const passed = ((pageParams as Span[]).at(-1)?.to ?? 1) * PAGE_SIZE;
  return Math.max(0, Math.min(PAGE_SIZE, (pages.at(-1)?.total ?? 0) - passed));
}

/** The URL of a list that starts at this page. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The products of all pages. A product that moved to the next page between two requests is listed once. */
export function loadedProducts(pages: readonly ProductsPage[]): Product[] {
  const byId = new Map(pages.flatMap((page) => page.products).map((item) => [item._id, item]));
  return [...byId.values()];
}
