import type { Product } from '@shop/shared';

/** One page of a product list. */
export interface ProductsPage {
  products: Product[];
  /** Products in the whole list. */
  total: number;
}

function countLoaded(pages: readonly ProductsPage[]): number {
  return pages.reduce((count, page) => count + page.products.length, 0);
}

/** Number of the page to load next; undefined when all are loaded. An empty page ends the list, whatever its total. */
export function nextPage(last: ProductsPage, pages: readonly ProductsPage[]): number | undefined {
  const more = last.products.length > 0 && countLoaded(pages) < last.total;
  return more ? pages.length + 1 : undefined;
}

/** The products of all pages. A product that moved to the next page meanwhile is listed once. */
export function loadedProducts(pages: readonly ProductsPage[]): Product[] {
  const byId = new Map(pages.flatMap((page) => page.products).map((item) => [item._id, item]));
  return [...byId.values()];
}
