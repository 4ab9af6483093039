import { endpoints, formatDollars } from '@shop/shared';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { call } from '../../../lib/http/api-client';
import { useIsPermitted } from '../../../lib/session/permissions';
import type { Place } from '../place';

/** How many of each kind are shown. */
const MOST = 5;
const FIRST = { page: 1, pageSize: MOST };

/** The records of one kind that were found. */
export interface Found {
  places: readonly Place[];
  /** Whether they are of the text that stands there now; until then, those of an earlier text are shown. */
  isCurrent: boolean;
}

interface Answer {
  text: string;
  places: Place[];
}

const NOTHING: Found = { places: [], isCurrent: true };

/** What one kind of record is searched by; nothing is asked before something is typed, or without its permission. */
function options(
  kind: 'orders' | 'catalog' | 'customers',
  text: string,
  find: (text: string, signal: AbortSignal) => Promise<Place[]>,
  isPermitted: boolean,
): UseQueryOptions<Answer> {
  return {
    queryKey: ['palette', kind, text],
    queryFn: async ({ signal }) => ({ text, places: await find(text, signal) }),
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

/**
 * The first orders, products and customers that match a text.
 * @param typed what stands in the field, which the text follows.
 */
export function useFoundPlaces(text: string, typed: string) {
  const may = {
    orders: useIsPermitted('orders'),
    catalog: useIsPermitted('catalog'),
    customers: useIsPermitted('customers'),
  };
  const orders = useQuery(options('orders', text, findOrders, may.orders));
  const products = useQuery(options('catalog', text, findProducts, may.catalog));
  const customers = useQuery(options('customers', text, findCustomers, may.customers));

  function found(isPermitted: boolean, { data, isError }: UseQueryResult<Answer>): Found {
    if (!isPermitted || typed === '') return NOTHING;
    const isCurrent = data?.text === typed || (isError && text === typed);
    return { places: data?.places ?? [], isCurrent };
  }
  const asked = [orders, products, customers];
  return {
    orders: found(may.orders, orders),
    products: found(may.catalog, products),
    customers: found(may.customers, customers),
    isError: asked.some(({ isError }) => isError),
  };
}
