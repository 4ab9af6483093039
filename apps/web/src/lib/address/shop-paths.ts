import { SHOP_ROUTES } from '@shop/shared';

/** The path prefix of all dashboard pages. */
export const DASHBOARD = '/dashboard';

/** The path of a page whose route has a slug. */
export function withSlug(route: string, slug: string): string {
  return route.replace(':slug', encodeURIComponent(slug));
}

/** Where links to the shop's own pages, and to the first page of each dashboard, lead. */
export const shopPaths = {
  ...SHOP_ROUTES,
  /** @param variant the id of the chosen variant */
  product: (slug: string, variant?: string) =>
    withSlug(SHOP_ROUTES.product, slug) + (variant ? `?variant=${variant}` : ''),
  brand: (slug: string) => withSlug(SHOP_ROUTES.brand, slug),
  category: (slug: string) => withSlug(SHOP_ROUTES.category, slug),
  searchFor: (keyword: string) =>
    `${SHOP_ROUTES.search}?${new URLSearchParams({ q: keyword }).toString()}`,
};
