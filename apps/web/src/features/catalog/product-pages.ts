import { PAGE_SIZE, type Product } from '@shop/shared';

/** One page of a product list. */
export interface ProductsPage {
  products: Product[];
  /** Products in the whole list. */
  total: number;
}

function countLoaded(pages: readonly ProductsPage[]): number {
  return pages.reduce((count, page) => count + page.products.length, 0);
}

/**
 * For a list that starts at page `first`: the number of the page to load next, or undefined when all are loaded. An
 * empty page ends the list, whatever its total.
 */
export function nextPage(first: number) {
  return (last: ProductsPage, pages: readonly ProductsPage[]): number | undefined => {
    const passed = (first - 1) * PAGE_SIZE + countLoaded(pages);
    return last.products.length > 0 && passed < last.total ? first + pages.length : undefined;
  };
}

/** The page in a URL (`?page=2`), at which a list starts for search engines and visitors without JavaScript. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
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
