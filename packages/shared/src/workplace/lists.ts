import type { Permission } from '../contract/permissions.js';

/** The administrators' lists that have views and choices of their own, with the permissions that each takes. */
export const LIST_NEEDS = {
  orders: ['orders'],
  preparedOrders: ['orders', 'money', 'customers', 'catalog'],
  returns: ['orders'],
  products: ['catalog'],
  prices: ['catalog'],
  details: ['catalog'],
  stock: ['catalog'],
  brands: ['catalog'],
  searches: ['catalog'],
  pins: ['catalog'],
  customers: ['customers'],
  users: ['customers'],
  mails: ['customers'],
  promotions: ['marketing'],
  jobs: [],
  changes: ['settings', 'money'],
  imports: ['catalog'],
  staff: ['staff'],
  keys: ['staff'],
  webhooks: ['settings', 'catalog', 'orders', 'money', 'customers'],
  deliveries: ['settings', 'catalog', 'orders', 'money', 'customers'],
} as const satisfies Record<string, readonly Permission[]>;
/** The name of an administrators' list. */
export type ListName = keyof typeof LIST_NEEDS;

/** All lists, by their names. */
export const LIST_NAMES = Object.keys(LIST_NEEDS) as [ListName, ...ListName[]];
