import { endpoints, formatDollars } from '@shop/shared';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { call } from '../../../lib/http/api-client';
import { useIsPermitted } from '../../../lib/session/permissions';
import type { Place } from '../place';

/** How many of each kind are shown. */
const MOST = 5;
const FIRST = { page: 1, pageSize: MOST };

/** What one kind of record is searched by; nothing is asked before something is typed, or without its permission. */
function options(
  kind: 'orders' | 'catalog' | 'customers',
  text: string,
  find: (text: string, signal: AbortSignal) => Promise<Place[]>,
  isPermitted: boolean,
): UseQueryOptions<Place[]> {
  return {
    queryKey: ['palette', kind, text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '' && isPermitted,
    staleTime: 10_000,
    // What was found for fewer letters stays until the next answer is there.
    placeholderData: (before) => (text === '' ? undefined : before),
  };
}

async function findOrders(search: string, signal: AbortSignal): Promise<Place[]> {
  const orders = await call(endpoints.listAllOrders, { query: { ...FIRST, search }, signal });
  return orders.map(({ number, delivery, status }) => ({
    to: dashboardPaths.adminOrder(number),
    label: `Order ${number}`,
    detail: `${delivery.name}, ${status}`,
  }));
}

async function findProducts(search: string, signal: AbortSignal): Promise<Place[]> {
  const query = { ...FIRST, search };
  const { products } = await call(endpoints.listAdministeredProducts, { query, signal });
  return products.map(({ name, slug, price }) => ({
    to: dashboardPaths.adminProduct(slug),
    label: name,
    detail: formatDollars(price),
  }));
}

async function findCustomers(search: string, signal: AbortSignal): Promise<Place[]> {
  const { users } = await call(endpoints.listUsers, { query: { ...FIRST, search }, signal });
  return users.map(({ _id, name, email }) => ({
    to: dashboardPaths.adminCustomer(_id),
    label: name,
    detail: email,
  }));
}

/** The first orders, products and customers that match what is typed. */
export function useFoundPlaces(text: string) {
  const orders = useQuery(options('orders', text, findOrders, useIsPermitted('orders')));
  const products = useQuery(options('catalog', text, findProducts, useIsPermitted('catalog')));
  const customers = useQuery(
    options('customers', text, findCustomers, useIsPermitted('customers')),
  );
  const all = [orders, products, customers];
  return {
    orders: orders.data ?? [],
    products: products.data ?? [],
    customers: customers.data ?? [],
    isLoading: all.some(({ isFetching }) => isFetching),
    isError: all.some(({ isError }) => isError),
  };
}
