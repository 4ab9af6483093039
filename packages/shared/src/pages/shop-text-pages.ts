import type { ShopDetails } from './shop-details.js';
import { SHOP_ROUTES } from './shop-routes.js';
import { SHOP_TEXT_PAGES, type ShopTextPage } from './text-page-names.js';

/** What these pages are called, in their headings and in links to them. */
export const SHOP_TEXT_NAMES: Record<ShopTextPage, string> = {
  delivery: 'Delivery',
  returns: 'Returns',
  terms: 'Terms',
  imprint: 'Imprint',
};

/** The settings that a page shows: one line on top, if there is one, and the text. */
export interface ShopText {
  line: string;
  text: string;
}

/** What the shop has written for a page; both parts may be empty. */
export function shopTextOf(page: ShopTextPage, details: ShopDetails): ShopText {
  const { deliveryLine, returnsLine } = details;
  switch (page) {
    case 'delivery':
      return { line: deliveryLine, text: details.deliveryText };
    case 'returns':
      return { line: returnsLine, text: details.returnsText };
    case 'terms':
      return { line: '', text: details.termsText };
    case 'imprint':
      return { line: '', text: details.imprintText };
  }
}

/** The pages for which the shop has written something. Only these are linked and in the sitemap. */
export function writtenPages(details: ShopDetails): ShopTextPage[] {
  return SHOP_TEXT_PAGES.filter((page) => {
    const { line, text } = shopTextOf(page, details);
    return line !== '' || text !== '';
  });
}

/** The paths of these pages. */
export function writtenPaths(details: ShopDetails): string[] {
  return writtenPages(details).map((page) => SHOP_ROUTES[page]);
}
