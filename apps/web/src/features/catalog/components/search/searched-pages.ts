import {
  SHOP_TEXT_NAMES,
  SHOP_TEXT_PAGES,
  writtenPages,
  type SearchedPage,
  type ShopDetails,
  type ShopTextPage,
} from '@shop/shared';
import { DASHBOARD, shopPaths } from '../../../../lib/address/shop-paths';

interface PageLink {
  label: string;
  to: string;
}

const CONTACT: PageLink = { label: 'Contact', to: shopPaths.contact };

const PAGES: Readonly<Record<Exclude<SearchedPage, ShopTextPage>, PageLink>> = {
  contact: CONTACT,
  policy: { label: 'Privacy Policy', to: shopPaths.policy },
  about: { label: 'About', to: shopPaths.about },
  orders: { label: 'Your orders', to: `${DASHBOARD}/user/orders` },
  login: { label: 'Login', to: shopPaths.login },
  register: { label: 'Register', to: shopPaths.register },
  forgotPassword: { label: 'Reset your password', to: shopPaths.forgotPassword },
  account: { label: 'Your account', to: shopPaths.userDashboard },
  cart: { label: 'Cart', to: shopPaths.cart },
  newest: { label: 'Newest products', to: `${shopPaths.home}?sort=newest` },
  bestSelling: { label: 'Best-selling products', to: `${shopPaths.home}?sort=best-selling` },
  cheapest: { label: 'Cheapest products', to: `${shopPaths.home}?sort=price` },
};

/** Whether a page is the list of all products in an order. */
export const isOrdered = (page: SearchedPage): boolean =>
  page === 'newest' || page === 'bestSelling' || page === 'cheapest';

/** Where a search about the shop leads: to its page, or to the contact page where the shop has not written one. */
export function searchedPage(page: SearchedPage, details: ShopDetails): PageLink {
  if (!isTextPage(page)) return PAGES[page];
  if (!writtenPages(details).includes(page)) return CONTACT;
  return { label: SHOP_TEXT_NAMES[page], to: shopPaths[page] };
}

const isTextPage = (page: SearchedPage): page is ShopTextPage =>
  SHOP_TEXT_PAGES.some((other) => other === page);
