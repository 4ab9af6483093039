import { SHOP_ROUTES } from '@shop/shared';

/** The path prefix of all dashboard pages. */
export const DASHBOARD = '/dashboard';

/** The routes of the shop, as the router matches them. */
export const routes = SHOP_ROUTES;

/** The path of a page whose route has a slug. */
export function withSlug(pattern: string, slug: string): string {
  return pattern.replace(':slug', encodeURIComponent(slug));
}

/** The same routes as paths to link to. */
export const paths = {
  ...routes,
  product: (slug: string) => withSlug(routes.product, slug),
  category: (slug: string) => withSlug(routes.category, slug),
  searchFor: (keyword: string) =>
    `${routes.search}?${new URLSearchParams({ q: keyword }).toString()}`,
};
