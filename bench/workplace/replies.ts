import { endpoints, FIGURE_PERIODS } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { median, timed } from '@shop/test-shop/lib/statistics';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';
import { cpuOf, sum, untilIdle } from '../floods/shop-processes.js';

/** Milliseconds in which half of the replies must arrive, with one client. */
const LIST_GOAL = 100;
const PALETTE_GOAL = 50;
const LOOK_EVERY_MS = 1_000;

const PAGE = { page: 1, pageSize: 50 };
const FIRST = { page: 1, pageSize: 5 };

type Send = () => Promise<Response>;

/** What was measured, and what it must stay below; in milliseconds. */
export interface Measured {
  ms: number;
  goal: number;
  /** Processor time of one reply. */
  cpu?: number;
}

/** The lists as administrators ask for them, by what is asked. */
function listsOf(admin: ApiClient, lastPage: number): Record<string, Send> {
  const orders = (query: object) => () =>
    admin.send(endpoints.listAllOrders, { query: { ...PAGE, ...query } });
  const products = (query: object) => () =>
    admin.send(endpoints.listAdministeredProducts, { query: { ...PAGE, ...query } });
  const customers = (query: object) => () =>
    admin.send(endpoints.listCustomers, { query: { ...PAGE, ...query } });
  const users = (query: object) => () =>
    admin.send(endpoints.listUsers, { query: { ...PAGE, ...query } });
  const returns = (query: object) => () =>
    admin.send(endpoints.listReturns, { query: { ...PAGE, ...query } });
  const tasks = (query: object) => () =>
    admin.send(endpoints.listJobs, { query: { ...PAGE, ...query } });
  const changes = (query: object) => () =>
    admin.send(endpoints.listAuditEntries, { query: { ...PAGE, ...query } });
  return {
    orders: orders({}),
    'orders, last page': orders({ page: lastPage }),
    'orders, waiting, oldest first': orders({ status: 'waiting', sort: 'oldest' }),
    'orders, a name': orders({ search: 'cleo cole' }),
    'orders, one letter': orders({ search: 's' }),
    products: products({}),
    'products, last page': products({ page: lastPage, sort: 'name' }),
    'products, low in stock': products({ stock: 'low', sort: 'quantity' }),
    'products, a word': products({ search: 'lamp' }),
    'products, one letter': products({ search: 'l' }),
    customers: customers({}),
    'customers, last page': customers({ page: lastPage }),
    'customers, by what they spent': customers({ sort: 'spent' }),
    'customers, a name': customers({ search: 'cleo cole' }),
    'customers, a phone number': customers({ search: '555 0001-2' }),
    'customers, a place of all': customers({ search: 'springfield 62701' }),
    'customers, one letter': customers({ search: 'b', sort: 'lastOrder' }),
    users: users({}),
    'users, a name': users({ search: 'cleo' }),
    promotions: () => admin.send(endpoints.listPromotions, { query: PAGE }),
    returns: returns({}),
    'returns, last page': returns({ page: lastPage }),
    'returns, of a state': returns({ state: 'requested' }),
    tasks: tasks({}),
    'tasks, last page': tasks({ page: lastPage }),
    changes: changes({}),
    'changes, last page': changes({ page: lastPage }),
    'changes, of a product': changes({ subject: 'walnut lamp' }),
    brands: () => admin.send(endpoints.listBrands, { query: PAGE }),
    searches: () => admin.send(endpoints.listSearches, { query: { ...PAGE, days: '30' } }),
    'prepared orders': () => admin.send(endpoints.listPreparedOrders, { query: PAGE }),
    staff: () => admin.send(endpoints.listStaff),
    mails: () => admin.send(endpoints.listMails, { query: PAGE }),
    'running out': () => admin.send(endpoints.listRunningOut, { query: FIRST }),
    dashboard: () => admin.send(endpoints.getOverview),
    ...Object.fromEntries(
      FIGURE_PERIODS.map((period): [string, Send] => [
        `dashboard, ${period}`,
        () => admin.send(endpoints.getFigures, { query: { period } }),
      ]),
    ),
  };
}

/** What the palette asks for, all at once, after something was typed. */
function paletteOf(admin: ApiClient, search: string): Send[] {
  const query = { ...FIRST, search };
  return [
    () => admin.send(endpoints.listAllOrders, { query }),
    () => admin.send(endpoints.listAdministeredProducts, { query }),
    () => admin.send(endpoints.listUsers, { query }),
  ];
}

async function read(name: string, send: Send): Promise<void> {
  const response = await send();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** How long an operation takes, and the processor time of all the shop's processes. */
async function measured(
  shop: ShopProcess,
  { rounds, goal }: { rounds: number; goal: number },
  operation: () => Promise<unknown>,
): Promise<Measured> {
  await operation();
  const taken: number[] = [];
  const before = sum(await cpuOf(shop));
  for (let round = 0; round < rounds; round += 1) taken.push(await timed(operation));
  return { ms: median(taken), cpu: (sum(await cpuOf(shop)) - before) / rounds, goal };
}

/** After a start, orders of the past are counted for a while. */
async function untilCounted(admin: ApiClient): Promise<void> {
  const query = { period: FIGURE_PERIODS[0] };
  while (!(await admin.call(endpoints.getFigures, { query })).isCurrent)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** How long the lists, the dashboard and the palette take at the API: the median, with one client. */
export async function measureReplies(
  shop: ShopProcess,
  admin: ApiClient,
  { rows, rounds }: { rows: number; rounds: number },
) {
  await untilCounted(admin);
  await untilIdle(shop);
  const table: Record<string, Measured> = {};
  for (const [name, send] of Object.entries(listsOf(admin, Math.ceil(rows / PAGE.pageSize))))
    table[name] = await measured(shop, { rounds, goal: LIST_GOAL }, () => read(name, send));
  for (const typed of ['l', 'cleo', '1042', 'buyer777@shop.test', '(555) 00042', 'walnut lamp']) {
    const name = `palette, ${typed}`;
    const all = () => Promise.all(paletteOf(admin, typed).map((send) => read(name, send)));
    table[name] = await measured(shop, { rounds, goal: PALETTE_GOAL }, all);
  }
  return table;
}
