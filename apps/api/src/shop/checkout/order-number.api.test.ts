import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { takeOrderNumber, takeOrderNumbers } from './order-number.js';

const api = useTestShop();

describe('the number of an order', () => {
  it('counts from 1001, and is in every read', async () => {
    const [ada, admin] = [await buildUser(), await buildAdmin()];
    const items = [{ product: (await buildProduct()).id, quantity: 1 }];
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { body } = await api.call(endpoints.placeOrder, buildCheckout(ada.token, items));
      numbers.push(body.order.number);
    }
    expect(numbers).toEqual([1001, 1002, 1003]);
    const mine = await api.call(endpoints.listMyOrders, { token: ada.token });
    expect(mine.body.map(({ number }) => number)).toEqual([1003, 1002, 1001]);
    const all = await api.call(endpoints.listAllOrders, { token: admin.token });
    expect(all.body.map(({ number }) => number)).toEqual([1003, 1002, 1001]);
  });

  it('stays the same for the same idempotency key', async () => {
    const { token } = await buildUser();
    const items = [{ product: (await buildProduct()).id, quantity: 1 }];
    const request = buildCheckout(token, items);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => api.call(endpoints.placeOrder, request)),
    );
    expect(new Set(replies.map(({ body }) => body.order.number)).size).toBe(1);
  });

  it('is each order’s own, however many are placed at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buildUser()));
    const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct()));
    const replies = await Promise.all(
      buyers.flatMap(({ token }) =>
        products.map(({ id }) =>
          api.call(endpoints.placeOrder, buildCheckout(token, [{ product: id, quantity: 1 }])),
        ),
      ),
    );
    expect(new Set(replies.map(({ body }) => body.order.number)).size).toBe(50);
  });

  it('is not used up by a checkout of something that is sold out', async () => {
    const { token } = await buildUser();
    const { id } = await buildProduct({ quantity: 0 });
    const request = buildCheckout(token, [{ product: id, quantity: 1 }]);
    await api.refuse(endpoints.placeOrder, request);
    expect((await buildOrder()).number).toBe(1001);
  });

  it('is taken together with those of other checkouts, each one once, and again after a failure', async () => {
    const take = (count: number) => Promise.all(Array.from({ length: count }, takeOrderNumber));
    const numbers = [...(await take(40)), ...(await take(3))];
    expect(numbers).toEqual(Array.from({ length: 43 }, (_, index) => 1001 + index));
    await buildOrder();
    await expect(takeOrderNumbers(NaN)).rejects.toThrow();
    expect(await take(2)).toEqual([1045, 1046]);
  });
});

describe('GET /auth/all-orders?search= finds an order', () => {
  async function search(text: string) {
    const { token } = await buildAdmin();
    const query = { search: text };
    const { body, headers } = await api.call(endpoints.listAllOrders, { token, query });
    expect(Number(headers.get(TOTAL_COUNT_HEADER))).toBe(body.length);
    return body.map(({ number }) => number);
  }

  it.each([
    '1002',
    '#1002',
    '# 1002',
    'Order 1002',
    'order 1002',
    'ORDER #1002',
    'Order1002',
    '  Order   1002 ',
  ])('by its number in the form %j', async (text) => {
    for (const name of ['Ada', 'Bob', 'Cyd'])
      await buildOrder({ buyer: await buildUser({ name }) });
    expect(await search(text)).toEqual([1002]);
  });

  it.each(['1', '100', '#100', 'Order 10', 'order', 'Order #', '#'])(
    'by what is typed of its number so far: %j',
    async (text) => {
      await buildOrder();
      await buildOrder();
      expect(await search(text)).toEqual([1002, 1001]);
    },
  );

  it('by number and buyer together', async () => {
    await buildOrder({ buyer: await buildUser({ name: 'Ada' }) });
    await buildOrder({ buyer: await buildUser({ name: 'Bob' }) });
    expect(await search('#100 bob')).toEqual([1002]);
    expect(await search('1001 bob')).toEqual([]);
  });
});
