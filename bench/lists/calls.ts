import { endpoints, FIGURE_PERIODS } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { median, timed } from '@shop/test-shop/lib/statistics';

const RUNS = 5;

/** Measures the API calls of the lists without a browser; `rows` decides which page is the last. */
export async function measureCalls(admin: ApiClient, rows: number): Promise<void> {
  const products = (query: Record<string, string | number>) => () =>
    admin.send(endpoints.listProducts, { query: { pageSize: 12, ...query } });
  const orders = (query: Record<string, string | number>) => () =>
    admin.send(endpoints.listAllOrders, { query: { pageSize: 20, ...query } });
  const calls: [name: string, send: () => Promise<Response>][] = [
    ['overview', () => admin.send(endpoints.getOverview)],
    ...FIGURE_PERIODS.map((period): [string, () => Promise<Response>] => [
      `figures, ${period}`,
      () => admin.send(endpoints.getFigures, { query: { period } }),
    ]),
    ['products, the last pages by name', products({ sort: 'name', page: Math.ceil(rows / 12.5) })],
    ['products, a letter', products({ search: 'l' })],
    [
      'products, a word, low in stock',
      products({ search: 'lamp', stock: 'low', sort: 'quantity' }),
    ],
    ['orders, the last page', orders({ page: Math.ceil(rows / 20) })],
    ['orders, waiting', orders({ status: 'waiting' })],
    ['orders, 30 days', orders({ days: 30 })],
    ['orders, a letter', orders({ search: 'c' })],
    ['orders, an e-mail address', orders({ search: 'buyer42' })],
  ];
  for (const [name, send] of calls) {
    const run = async () => {
      const response = await send();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await response.arrayBuffer();
    };
    await run();
    const taken = [];
    for (let count = 0; count < RUNS; count += 1) taken.push(await timed(run));
    console.log(`${String(Math.round(median(taken))).padStart(6)} ms  ${name}`);
  }
}
