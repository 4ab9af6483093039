import {
  DASHBOARD_ROUTES as routes,
  type OrderStatusFilter,
  type PaymentFilter,
} from '@shop/shared';
import { withSlug } from './shop-paths';

function withNumber(pattern: string, number: number | string): string {
  return pattern.replace(':number', encodeURIComponent(number));
}

function forOrders(numbers: readonly number[], { one, many }: { one: string; many: string }) {
  const [first] = numbers;
  return numbers.length === 1 && first !== undefined
    ? withNumber(one, first)
    : `${many}?orders=${numbers.join(',')}`;
}

/** Where links to the pages of both dashboards lead. */
export const dashboardPaths = {
  ...routes,
  adminDrafts: `${routes.adminProducts}?status=draft`,
  adminProductsLowInStock: `${routes.adminProducts}?stock=low&sort=quantity`,
  adminProductsSoldOut: `${routes.adminProducts}?stock=out`,
  /** @param page 1-based */
  userOrdersPage: (page: number) => `${routes.userOrders}?page=${page}`,
  /** The list of all orders, filtered. */
  adminOrdersOf: (
    query:
      | { status: OrderStatusFilter; left?: 'to_send' }
      | { payment: PaymentFilter }
      | { days: number }
      | { from: string; until: string; payment?: PaymentFilter }
      | { buyer: string },
  ) =>
    `${routes.adminOrders}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
  /** The settings, at one of their topics. */
  adminSettingsOf: (topic: 'manual-payments' | 'texts') => `${routes.adminSettings}#${topic}`,
  /** Searches that found nothing. */
  adminSearchesMissed: (days: number) => `${routes.adminSearches}?view=nothing-found&days=${days}`,
  userOrder: (number: number | string) => withNumber(routes.userOrder, number),
  userInvoice: (number: number) => withNumber(routes.userInvoice, number),
  userReturnSlip: (number: number, id: string) =>
    withNumber(routes.userReturnSlip, number).replace(':id', id),
  adminReturnSlip: (number: number, id: string) =>
    withNumber(routes.adminReturnSlip, number).replace(':id', id),
  /** @param reference its number, or its id */
  adminOrder: (reference: number | string) => withNumber(routes.adminOrder, reference),
  /** The packing slips of at most `LIMITS.documentsAtOnce` orders, in this order. */
  adminSlips: (numbers: readonly number[]) =>
    forOrders(numbers, { one: routes.adminSlip, many: routes.adminSlips }),
  /** The invoices of at most `LIMITS.documentsAtOnce` orders, in this order. */
  adminInvoices: (numbers: readonly number[]) =>
    forOrders(numbers, { one: routes.adminInvoice, many: routes.adminInvoices }),
  /** What is to be taken from the shelves for at most `LIMITS.documentsAtOnce` orders. */
  adminPickList: (numbers: readonly number[]) =>
    `${routes.adminPickList}?orders=${numbers.join(',')}`,
  /** What was sent to an address that is told of events. */
  adminWebhook: (id: string) => routes.adminWebhook.replace(':id', encodeURIComponent(id)),
  /** A new order for a customer, by their id. */
  adminCreateOrderFor: (customer: string) => `${routes.adminCreateOrder}?customer=${customer}`,
  /** An order that is prepared for a customer. */
  adminPreparedOrder: (id: string) =>
    routes.adminPreparedOrder.replace(':id', encodeURIComponent(id)),
  userPreparedOrder: (id: string) =>
    routes.userPreparedOrder.replace(':id', encodeURIComponent(id)),
  adminCustomer: (id: string) => routes.adminCustomer.replace(':id', encodeURIComponent(id)),
  /** A delivery zone. @param id `new` for one to be made */
  adminZone: (id: string) => routes.adminZone.replace(':id', encodeURIComponent(id)),
  adminProduct: (slug: string) => withSlug(routes.adminProduct, slug),
  adminVariants: (slug: string) => withSlug(routes.adminVariants, slug),
  adminPromotion: (id: string) => routes.adminPromotion.replace(':id', encodeURIComponent(id)),
  /** A new promotion like another one. */
  adminCopiedPromotion: (id: string) => `${routes.adminCreatePromotion}?like=${id}`,
  adminStock: (slug: string) => withSlug(routes.adminStock, slug),
};
