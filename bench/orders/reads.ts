import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { median, quantile, timed } from '@shop/test-shop/lib/statistics';

const PAGE = { page: '1', pageSize: '20' };

/** Queries of the list as administrators make them, for a shop with `orders` orders. */
function readsOf(orders: number): Record<string, object> {
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return {
    'first page': {},
    'oldest first': { sort: 'oldest' },
    'page 100': { page: '100' },
    'last page': { page: String(Math.ceil(orders / 20)) },
    'last page, oldest first': { page: String(Math.ceil(orders / 20)), sort: 'oldest' },
    waiting: { status: 'waiting' },
    'from, until': { from: day(60), until: day(30) },
    'from, until, page 500': { from: day(60), until: day(30), page: '500' },
    'by number': { search: '#1042' },
    'by part of a number': { search: '10' },
    'by name': { search: 'cleo' },
    'by two names': { search: 'cleo cole' },
    'by name, waiting': { search: 'cleo', status: 'waiting' },
    'by name, of some days': { search: 'cleo', from: day(60), until: day(30) },
    'by name, waiting, oldest first': { search: 'cleo', status: 'waiting', sort: 'oldest' },
    'by e-mail address': { search: 'buyer777@shop.test' },
    'by phone': { search: '(555) 000-0777' },
    'by address': { search: '12 cole street' },
    'by product': { search: 'walnut lamp' },
    'very many match': { search: 's' },
    'very many match, page 500': { search: 's', page: '500' },
    'all match three words': { search: 'street springfield il' },
    'nothing matches': { search: 'zzzz' },
  };
}

/** How long the list of all orders takes, asked in different ways. */
export async function measureReads(admin: ApiClient, orders: number, rounds: number) {
  const rows: Record<string, object> = {};
  for (const [name, asked] of Object.entries(readsOf(orders))) {
    const taken: number[] = [];
    let listed = 0;
    const read = async () => {
      const query = { ...PAGE, ...asked };
      listed = (await admin.call(endpoints.listAllOrders, { query })).length;
    };
    for (let round = 0; round < rounds; round += 1) taken.push(await timed(read));
    rows[name] = {
      rows: listed,
      'p50, ms': median(taken).toFixed(1),
      'p95, ms': quantile(taken, 0.95).toFixed(1),
      'most, ms': Math.max(...taken).toFixed(1),
    };
  }
  return rows;
}

/** How long it takes to select all orders that match. */
export async function measureSelection(admin: ApiClient) {
  const query = { status: 'waiting', sort: 'oldest' };
  const ms = await timed(() => admin.call(endpoints.listOrderStatuses, { query }));
  return { ms: ms.toFixed(1) };
}
