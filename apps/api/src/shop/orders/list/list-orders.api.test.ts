import { DEFAULT_SETTINGS, endpoints, TOTAL_COUNT_HEADER, type OrderStatus } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../testing/api-client.js';
import { buildAdmin, buildOrder, buildUser, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { startOfLastDays } from '../../../platform/shop-days.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** The names of the buyers whose orders are listed, and how many there are in all. */
async function list(query: CallInput['query']) {
  const { body, headers } = await api.call(endpoints.listAllOrders, { token, query });
  return {
    buyers: body.map(({ buyer }) => buyer.name),
    total: Number(headers.get(TOTAL_COUNT_HEADER)),
  };
}

async function buildOrderOf(
  name: string,
  { status, createdAt }: { status?: OrderStatus; createdAt?: Date } = {},
) {
  const buyer = await buildUser({ name });
  const order = await buildOrder({ buyer });
  await OrderModel.updateOne(
    { _id: order._id },
    { ...(status && { status }), ...(createdAt && { createdAt }) },
  );
  return { ...order, email: buyer.email };
}

describe('GET /auth/all-orders?status=', () => {
  it('narrows the list to a status, or to those that wait', async () => {
    await buildOrderOf('Ada');
    await buildOrderOf('Bob', { status: 'Processing' });
    await buildOrderOf('Cyd', { status: 'Shipped' });
    expect(await list({ status: 'Shipped' })).toEqual({ buyers: ['Cyd'], total: 1 });
    expect(await list({ status: 'waiting' })).toEqual({ buyers: ['Bob', 'Ada'], total: 2 });
    expect(await list({ status: 'cancel' })).toEqual({ buyers: [], total: 0 });
  });

  it('pages what is left', async () => {
    for (const name of ['Ada', 'Bob', 'Cyd']) await buildOrderOf(name);
    const query = { status: 'Not Process', page: 2, pageSize: 2 };
    expect(await list(query)).toEqual({ buyers: ['Ada'], total: 3 });
  });
});

describe('GET /auth/all-orders?search=', () => {
  it.each(['zoë', 'ZOE', 'zoe marie', 'marie k', 'King', '  zoe   marie '])(
    'finds a buyer by %j, whatever its case and accents',
    async (search) => {
      await buildOrderOf('Zoë Marie King');
      await buildOrderOf('Ada Zimmer');
      expect(await list({ search })).toEqual({ buyers: ['Zoë Marie King'], total: 1 });
    },
  );

  it('finds a buyer by the beginning of their e-mail address', async () => {
    const { email } = await buildOrderOf('Zoë');
    await buildOrderOf('Bob');
    expect((await list({ search: email.slice(0, -4).toUpperCase() })).buyers).toEqual(['Zoë']);
  });

  it('does not take two words of a name for the ends of a range', async () => {
    await buildOrderOf('Zoë Abel');
    expect((await list({ search: 'q' })).buyers).toEqual([]);
  });

  it('finds an order by its number', async () => {
    await buildOrderOf('Ada');
    const { id } = await buildOrderOf('Bob');
    for (const search of [id, `#${id.toUpperCase()}`]) {
      expect(await list({ search })).toEqual({ buyers: ['Bob'], total: 1 });
    }
    expect((await list({ search: unknownId() })).total).toBe(0);
  });

  it.each(['.*', 'ada%', '$ne', 'Ad*'])('treats %j as plain text', async (search) => {
    await buildOrderOf('Ada');
    expect((await list({ search })).total).toBe(0);
  });
});

describe('GET /auth/all-orders?days=', () => {
  it('lists orders placed since the start of a day in the shop’s time zone', async () => {
    const body = { ...DEFAULT_SETTINGS, timeZone: 'Pacific/Auckland', version: 0 };
    await api.call(endpoints.updateSettings, { token, body });
    const start = startOfLastDays(7, 'Pacific/Auckland');
    await buildOrderOf('Too old', { createdAt: new Date(start.getTime() - 1) });
    await buildOrderOf('Just in', { createdAt: start });
    await buildOrderOf('Today');
    expect(await list({ days: 7 })).toEqual({ buyers: ['Today', 'Just in'], total: 2 });
    expect(await list({ days: 1 })).toEqual({ buyers: ['Today'], total: 1 });
  });

  it('combines with the other filters', async () => {
    await buildOrderOf('Ada', { status: 'Shipped' });
    await buildOrderOf('Ada', { status: 'Shipped', createdAt: new Date(0) });
    await buildOrderOf('Ada');
    expect((await list({ search: 'ada', status: 'Shipped', days: 30 })).total).toBe(1);
  });
});

it.each([
  ['status', 'shipped'],
  ['days', '0'],
  ['days', '367'],
  ['days', '1.5'],
  ['search', 'x'.repeat(255)],
])('refuses %s=%s', async (field, value) => {
  const failure = await api.refuse(endpoints.listAllOrders, { token, query: { [field]: value } });
  expect(failure).toMatchObject({ status: 400, errors: [{ field }] });
});
