import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../testing/api-client.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function list(query: CallInput['query']) {
  const { body } = await api.call(endpoints.listAllOrders, { token, query });
  return body.map(({ createAt }) => createAt);
}

/** Orders of one buyer, placed at these moments. */
async function buildOrdersAt(...moments: string[]) {
  const buyer = await buildUser();
  const items = [{ product: (await buildProduct()).id, quantity: 1 }];
  for (const createdAt of moments) {
    const { _id } = await buildOrder({ buyer, items });
    await OrderModel.updateOne({ _id }, { createdAt });
  }
}

describe('GET /auth/all-orders?from=&until=', () => {
  // New York's clocks went back on 1 November 2026: that day has 25 hours.
  const BEFORE = '2026-11-01T03:59:59.999Z';
  const FIRST = '2026-11-01T04:00:00.000Z';
  const LAST = '2026-11-02T04:59:59.999Z';
  const AFTER = '2026-11-02T05:00:00.000Z';

  beforeEach(async () => {
    const body = { ...DEFAULT_SETTINGS, timeZone: 'America/New_York', version: 0 };
    await api.call(endpoints.updateSettings, { token, body });
    await buildOrdersAt(BEFORE, FIRST, LAST, AFTER);
  });

  it('has whole days of the shop’s time zone, the first and the last included', async () => {
    expect(await list({ from: '2026-11-01', until: '2026-11-01' })).toEqual([LAST, FIRST]);
    expect(await list({ from: '2026-11-02' })).toEqual([AFTER]);
    expect(await list({ until: '2026-10-31' })).toEqual([BEFORE]);
    expect(await list({ from: '2026-11-02', until: '2026-11-01' })).toEqual([]);
  });

  it('goes with the other filters', async () => {
    const query = { from: '2026-11-01', until: '2026-11-01', search: 'ada', status: 'waiting' };
    expect(await list(query)).toEqual([LAST, FIRST]);
    expect(await list({ ...query, status: 'Shipped' })).toEqual([]);
    expect(await list({ from: '2026-11-01', days: 1 })).toEqual([]);
  });

  it('is read from either end', async () => {
    expect(await list({ sort: 'oldest' })).toEqual([BEFORE, FIRST, LAST, AFTER]);
    expect(await list({ sort: 'oldest', page: 2, pageSize: 3 })).toEqual([AFTER]);
  });

  it('keeps later orders out, so that they move no row', async () => {
    expect(await list({ asOf: LAST })).toEqual([LAST, FIRST, BEFORE]);
    expect(await list({ asOf: LAST, from: '2026-11-01', until: '2026-11-02' })).toEqual([
      LAST,
      FIRST,
    ]);
  });
});

it.each([
  ['from', '2026-02-30'],
  ['from', '0001-01-01'],
  ['until', 'today'],
  ['sort', 'price'],
  ['asOf', '2026-11-21'],
])('refuses %s=%s', async (field, value) => {
  const failure = await api.refuse(endpoints.listAllOrders, { token, query: { [field]: value } });
  expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
});

describe('GET /auth/new-orders', () => {
  it('counts the orders that were placed after a moment', async () => {
    const count = async (query: CallInput['query']) =>
      (await api.call(endpoints.countNewOrders, { token, query })).body.newOrders;
    expect(await count({})).toEqual({ count: 0, newest: null });
    const [first, second] = ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z'] as const;
    await buildOrdersAt(first, second);
    expect(await count({})).toEqual({ count: 0, newest: second });
    expect(await count({ since: first })).toEqual({ count: 1, newest: second });
    expect(await count({ since: '2026-11-01T09:00:00Z' })).toMatchObject({ count: 2 });
    expect(await count({ since: second })).toEqual({ count: 0, newest: second });
  });
});
