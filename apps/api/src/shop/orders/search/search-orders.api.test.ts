import { randomUUID } from 'node:crypto';
import { endpoints, LIMITS, TOTAL_COUNT_HEADER } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserModel } from '../../accounts/index.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';
import { orderSearchWords } from './order-search.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

interface Given {
  name?: string;
  phone?: string;
  address?: string;
  product?: string;
}

async function buildOrderTo({ name, product = 'Oak Table', ...given }: Given) {
  const buyer = await buildUser({ name });
  await UserModel.updateOne({ _id: buyer.user._id }, given);
  const items = [{ product: (await buildProduct({ name: product })).id, quantity: 1 }];
  return buildOrder({ buyer, items });
}

/** The numbers of the orders that a search finds, in the order of the list. */
async function search(text: string, query = {}) {
  const given = { token, query: { search: text, ...query } };
  const { body } = await api.call(endpoints.listAllOrders, given);
  return body.map(({ number }) => number);
}

describe('a search for orders', () => {
  it.each([
    [
      '+1 (555) 010-0123',
      ['+1 (555) 010', '15550100123', '555 0100', '(555) 010-01', '5550100123'],
    ],
    ['07700 900123', ['07700900123', '07700 900', '7700 900123']],
    ['+44 7700 900123', ['07700 900123', '07700900123', '447700', '+447700900123']],
  ])('finds the phone number %s however it is written', async (phone, texts) => {
    const { number } = await buildOrderTo({ phone });
    await buildOrderTo({ phone: '030 22446688' });
    for (const text of texts) expect(await search(text), text).toEqual([number]);
  });

  it('finds words of the address, also pasted from a letter', async () => {
    const { number } = await buildOrderTo({ address: '12 Elm-Tree Street, (Unit 4), Springfield' });
    await buildOrderTo({ address: '9 Oak Road' });
    for (const text of ['elm', 'tree str', '12 Elm-Tree Street, (Unit 4),', 'springf', 'unit 4'])
      expect(await search(text), text).toEqual([number]);
  });

  it('finds where an order goes to, as chosen at the checkout and as corrected', async () => {
    const buyer = await buildUser({ name: 'Ada' });
    const items = [{ product: (await buildProduct()).id, quantity: 1 }];
    const chosen = { name: 'Grete Huber', city: 'Klagenfurt', postalCode: '9020', country: 'AT' };
    const headers = { 'idempotency-key': randomUUID() };
    const input = { token: buyer.token, headers, body: { items, address: chosen } };
    const { order } = (await api.call(endpoints.placeOrder, input)).body;
    await buildOrderTo({});
    for (const text of ['Huber', 'klagenf', '9020'])
      expect(await search(text), text).toEqual([order.number]);
    const params = { orderId: order._id };
    const body = { address: { ...chosen, city: 'Villach' } };
    await api.call(endpoints.correctOrderAddress, { token, params, body });
    expect(await search('Villach')).toEqual([order.number]);
    expect(await search('Klagenfurt')).toEqual([]);
  });

  it('finds a postal code with a dash', async () => {
    const { number } = await buildOrderTo({ address: '1 Broadway, NY 10001-1234' });
    expect(await search('10001-1234')).toEqual([number]);
  });

  it('finds the name of a product as it was bought, whatever else the order has', async () => {
    const { number } = await buildOrderTo({ name: 'Zoë Smith-Jones', product: 'Walnut Chair' });
    await buildOrderTo({});
    for (const text of ['walnut', 'chair wal', 'jones chair'])
      expect(await search(text), text).toEqual([number]);
  });

  it('finds an order by every form and part of its number, the one that was named first', async () => {
    const named = await buildOrderTo({ name: 'Ada' });
    const longer = await buildOrderTo({ name: 'Bob' });
    const number = Number(`${named.number}23`);
    const { delivery, lines } = longer;
    const searchWords = orderSearchWords({ number, delivery, lines });
    await OrderModel.updateOne({ _id: longer._id }, { number, searchWords });
    const forms = ['#NUMBER', 'Order NUMBER', 'order #NUMBER', 'NUMBER', '00NUMBER'];
    for (const form of forms) {
      const text = form.replace('NUMBER', String(named.number));
      expect((await search(text))[0], text).toBe(named.number);
    }
    expect(await search(`#${named.number}`)).toEqual([named.number, number]);
    expect(await search(`#${named.number}`, { page: 2, pageSize: 1 })).toEqual([number]);
    expect(await search(`#${named.number}`, { page: 1, pageSize: 1 })).toEqual([named.number]);
    expect(await search(`#${named.number}`, { status: 'Shipped' })).toEqual([]);
    expect(await search(String(number).slice(-4))).toEqual([number]);
    expect(await search(String(named.number).slice(0, 3))).toEqual([number, named.number]);
  });

  it('counts no further than it has to', async () => {
    await buildOrderTo({ name: 'Ada' });
    const count = vi.spyOn(OrderModel.collection, 'countDocuments');
    const query = { search: 'ada' };
    const { headers } = await api.call(endpoints.listAllOrders, { token, query });
    expect(headers.get(TOTAL_COUNT_HEADER)).toBe('1');
    expect(count.mock.lastCall?.[1]).toMatchObject({ limit: LIMITS.countedOrders });
  });
});

it('an order of a hundred products costs its checkout no more than twenty', () => {
  const delivery = { name: '', email: '', phone: '', address: '' };
  const lines = Array.from({ length: 100 }, (_, index) => ({ name: `x${index}` }));
  const words = orderSearchWords({ number: 1001, delivery, lines });
  expect(words).toContain('x19');
  expect(words).not.toContain('x20');
});

it('a line whose product was deleted says so', async () => {
  const order = await buildOrderTo({ product: 'Walnut Chair' });
  const list = async () => (await api.call(endpoints.listAllOrders, { token })).body;
  expect((await list())[0]?.products[0]?.inCatalog).toBe(true);
  const productId = order.lines[0]?.product ?? new Types.ObjectId();
  await api.call(endpoints.deleteProduct, { token, params: { id: String(productId) } });
  expect((await list())[0]?.products[0]?.inCatalog).toBe(false);
});
