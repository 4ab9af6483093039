import { DEMO_SHOP_DETAILS } from './default-details.js';
import { shorten } from './preview.js';

/** Metadata of pages that set none of their own (spec, section 1). */
export const DEFAULT_PAGE = {
  title: 'ecommerce app - shop now',
  description: 'mern stack project',
  keywords: 'mern,react,node,mongoDB,express',
} as const;

/** Keys in the browser's local storage (spec, section 9). */
export const STORAGE_KEYS = { auth: 'auth', cart: 'cart' } as const;

/** What search engines and link previews show of a page. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Characters. Search engines show no more. */
const DESCRIPTION_LENGTH = 160;

/** Metadata of a page that sets none of its own. Once the shop has its own name, nothing of the sample texts is shown. */
export function defaultPage(shopName: string): PageTexts & { keywords: string } {
  if (shopName === DEMO_SHOP_DETAILS.name) return DEFAULT_PAGE;
  return { title: shopName, description: `Shop online at ${shopName}.`, keywords: shopName };
}

/** How many categories the first page's description names. */
const NAMED_CATEGORIES = 5;

/** Metadata of the first page: the shop's tagline; without one, of a shop with its own name, what it sells. */
export function homePageTexts(
  shopName: string,
  categories: readonly { name: string }[],
  tagline = '',
) {
  const page = defaultPage(shopName);
  const names = categories.map(({ name }) => name);
  if (tagline) return { ...page, description: tagline };
  if (page === DEFAULT_PAGE || names.length === 0) return page;
  const named = names.slice(0, NAMED_CATEGORIES);
  const last = names.length > named.length ? 'more' : named.pop();
  const list = named.length > 0 ? `${named.join(', ')} and ${last}` : last;
  return {
    ...page,
    description: shorten(`Shop online at ${shopName}: ${list}.`, DESCRIPTION_LENGTH),
    keywords: [shopName, ...names.slice(0, NAMED_CATEGORIES)].join(','),
  };
}

/** `About` → `About - Ecommerce App`. */
export function pageTitle(name: string, shopName: string): string {
  return `${name} - ${shopName}`;
}

/** What of a product its page says to search engines. */
interface NamedProduct {
  name: string;
  description: string;
  seo?: { title?: string | undefined; description?: string | undefined } | undefined;
}

/** Title and description of a product's page: those written for search engines, or its own. Descriptions are shortened. */
export function productPageTexts(
  { name, description, seo = {} }: NamedProduct,
  shopName: string,
): PageTexts {
  return {
    title: seo.title ?? pageTitle(name, shopName),
    description: shorten(seo.description ?? description, DESCRIPTION_LENGTH),
  };
}

/** Title and description of the page of a category or a brand: its own text, or how many products it has. */
export function groupPageTexts(
  group: { name: string; text?: string | undefined },
  total: number,
  shopName: string,
): PageTexts {
  const products = total === 1 ? '1 product' : `${total} products`;
  return {
    title: pageTitle(group.name, shopName),
    description: group.text
      ? shorten(group.text, DESCRIPTION_LENGTH)
      : `${group.name} at ${shopName}: ${products} to choose from.`,
  };
}
