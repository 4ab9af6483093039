import { orderListQuerySchema, type OrderStatusFilter } from '@shop/shared';

/** What the administrator narrowed the list to, as the address carries it: `?search=ada&status=waiting&days=7&page=2`. */
export interface OrdersQuery {
  search: string;
  /** Empty for all. */
  status: OrderStatusFilter | '';
  /** Placed in the last so many days; undefined for any time. */
  days: number | undefined;
  /** 1-based */
  page: number;
}

const { search, status, days, page } = orderListQuerySchema.shape;

/** An address can be made by anyone: what the server would refuse counts as not said. */
export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const given = (name: string) => params.get(name) ?? undefined;
  return {
    search: search.safeParse(given('search')).data ?? '',
    status: status.safeParse(given('status')).data ?? '',
    days: days.safeParse(given('days')).data,
    page: page.safeParse(given('page')).data ?? 1,
  };
}

/** Only what differs from the list as it opens. */
export function writeOrdersQuery(query: OrdersQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  if (query.status) params.set('status', query.status);
  if (query.days) params.set('days', String(query.days));
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

export function isNarrowed({ search: words, status: chosen, days: last }: OrdersQuery): boolean {
  return words !== '' || chosen !== '' || last !== undefined;
}
