import { beginOf } from '../text.js';

/** The brand, as it stands in the bar and behind every page's title. */
export const SHOP_NAME = 'Ecommerce App';

/** Metadata of a page that sets none of its own (spec, section 1). */
export const DEFAULT_PAGE = {
  title: 'ecommerce app - shop now',
  description: 'mern stack project',
  keywords: 'mern,react,node,mongoDB,express',
} as const;

/** Keys of the browser's local storage (spec, section 9). */
export const STORAGE_KEYS = { auth: 'auth', cart: 'cart' } as const;

/** What search engines and previews show of a page. */
export interface PageTexts {
  title: string;
  description: string;
}

/** Characters; search engines show no more. */
const DESCRIPTION_LENGTH = 160;

/** `About` → `About - Ecommerce App` */
export function pageTitle(name: string): string {
  return `${name} - ${SHOP_NAME}`;
}

export function productPageTexts(product: { name: string; description: string }): PageTexts {
  return {
    title: pageTitle(product.name),
    description: beginOf(product.description, DESCRIPTION_LENGTH),
  };
}

export function categoryPageTexts(category: { name: string }, total: number): PageTexts {
  const products = total === 1 ? '1 product' : `${total} products`;
  return {
    title: pageTitle(category.name),
    description: `${category.name} at ${SHOP_NAME}: ${products} to choose from.`,
  };
}
