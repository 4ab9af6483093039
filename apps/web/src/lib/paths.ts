import { PAGE_ROUTES, type OrderStatusFilter } from '@shop/shared';

/** Every route of the shop, as the router matches it. */
export const routes = PAGE_ROUTES;

function withSlug(pattern: string, slug: string): string {
  return pattern.replace(':slug', encodeURIComponent(slug));
}

/** The same routes as addresses to link to. */
export const paths = {
  ...routes,
  product: (slug: string) => withSlug(routes.product, slug),
  category: (slug: string) => withSlug(routes.category, slug),
  searchFor: (keyword: string) =>
    `${routes.search}?${new URLSearchParams({ q: keyword }).toString()}`,
  adminProductsLowInStock: `${routes.adminProducts}?stock=low&sort=quantity`,
  /** @param page 1-based */
  userOrdersPage: (page: number) => `${routes.userOrders}?page=${page}`,
  /** The list of all orders, filtered. */
  adminOrdersOf: (query: { status: OrderStatusFilter } | { days: number } | { buyer: string }) =>
    `${routes.adminOrders}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
  userOrder: (number: number) => routes.userOrder.replace(':number', String(number)),
  /** @param reference its number, or its id */
  adminOrder: (reference: number | string) =>
    routes.adminOrder.replace(':number', String(reference)),
  adminProduct: (slug: string) => withSlug(routes.adminProduct, slug),
};
