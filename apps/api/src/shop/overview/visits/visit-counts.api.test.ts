import { afterEach, expect, it, vi } from 'vitest';
import { useTestShop } from '../../../testing/test-shop.js';
import { VisitCounts } from './visit-counts.js';
import { VisitDayModel } from './visit-day.model.js';

const api = useTestShop();

afterEach(() => vi.restoreAllMocks());

const visits = async () =>
  (await VisitDayModel.find().sort({ _id: 1 }).lean()).map((day) => [day._id, day.visits]);

it('each visit counts on the day of its minute, in the shop’s time zone', async () => {
  const counts = new VisitCounts(() => Promise.resolve('America/New_York'));
  const midnight = Date.parse('2026-11-02T05:00:00Z');
  for (const at of [midnight - 1, midnight, midnight + 90_000]) counts.add(at);
  await counts.write();
  counts.add(midnight);
  await counts.write();
  expect(await visits()).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 3],
  ]);
});

it('opening a page from outside is one write later, and calls are none', async () => {
  const headers = {
    Accept: 'text/html',
    'Accept-Language': 'en',
    'User-Agent': 'Mozilla/5.0 Chrome/156.0.0.0',
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Dest': 'document',
  };
  await Promise.all(Array.from({ length: 3 }, () => api.fetch('/product/globe', { headers })));
  await api.fetch('/api/v1/product/get-product', { headers });
  await expect.poll(async () => (await visits()).map(([, count]) => count)).toEqual([3]);
});

it('a database that does not answer costs counts, and nothing else', async () => {
  const counts = new VisitCounts(() => Promise.resolve('UTC'));
  vi.spyOn(VisitDayModel, 'updateOne').mockRejectedValueOnce(new Error('away'));
  counts.add();
  await counts.write();
  counts.add();
  await counts.write();
  expect((await visits()).map(([, count]) => count)).toEqual([1]);
});
