import { PAGE_ROUTES, type OrderStatusFilter } from '@shop/shared';
import { paths as shopPaths, withSlug } from './shop-paths';

/** Every route of the shop and its dashboards, as the router matches it. */
export const routes = PAGE_ROUTES;

function withNumber(pattern: string, number: number | string): string {
  return pattern.replace(':number', encodeURIComponent(number));
}

function forOrders(numbers: readonly number[], { one, many }: { one: string; many: string }) {
  const [first] = numbers;
  return numbers.length === 1 && first !== undefined
    ? withNumber(one, first)
    : `${many}?orders=${numbers.join(',')}`;
}

/** The same routes as paths to link to, for the pages of the dashboards. */
export const paths = {
  ...routes,
  ...shopPaths,
  adminProductsLowInStock: `${routes.adminProducts}?stock=low&sort=quantity`,
  /** @param page 1-based */
  userOrdersPage: (page: number) => `${routes.userOrders}?page=${page}`,
  /** The list of all orders, filtered. */
  adminOrdersOf: (query: { status: OrderStatusFilter } | { days: number } | { buyer: string }) =>
    `${routes.adminOrders}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
  userOrder: (number: number | string) => withNumber(routes.userOrder, number),
  userInvoice: (number: number) => withNumber(routes.userInvoice, number),
  /** @param reference its number, or its id */
  adminOrder: (reference: number | string) => withNumber(routes.adminOrder, reference),
  /** The packing slips of at most `LIMITS.ordersOnPaper` orders, in this order. */
  adminSlips: (numbers: readonly number[]) =>
    forOrders(numbers, { one: routes.adminSlip, many: routes.adminSlips }),
  /** The invoices of at most `LIMITS.ordersOnPaper` orders, in this order. */
  adminInvoices: (numbers: readonly number[]) =>
    forOrders(numbers, { one: routes.adminInvoice, many: routes.adminInvoices }),
  adminProduct: (slug: string) => withSlug(routes.adminProduct, slug),
};
