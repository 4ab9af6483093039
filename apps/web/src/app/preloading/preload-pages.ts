import { SHOP_ROUTES } from '@shop/shared';
import type { PageRoute } from '../page-handle';

/** The pages that visitors open next. */
const NEXT: readonly string[] = [
  SHOP_ROUTES.product,
  SHOP_ROUTES.category,
  SHOP_ROUTES.search,
  SHOP_ROUTES.home,
  SHOP_ROUTES.cart,
];

/** Loads the code of the pages that are opened next, so that a tap shows them without a request. */
export function preloadPages(routes: readonly PageRoute[], next: readonly string[] = NEXT): void {
  for (const { path, handle } of routes)
    // What fails here is loaded again when the page is opened.
    if (path && next.includes(path)) handle?.loadCode?.().catch(() => undefined);
}
