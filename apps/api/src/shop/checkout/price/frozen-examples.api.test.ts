import { readFileSync } from 'node:fs';
import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

const FILE = '../../../../../../packages/shared/src/testing/examples/commerce.json';
const { toRead } = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
  toRead: { id: string; type: string }[];
};

/** A promotion is edited while an order, or what is not ordered yet, has its discount. */
interface FrozenExample {
  id: string;
  type: string;
  lines: { unitPrice: number; quantity: number }[];
  storedDiscount: number;
  change: { couponValue: number; orderState: 'processing' | 'pending' };
  expect: { discount: number; total: number };
}

describe('an edited promotion', () => {
  const examples = toRead
    .filter((one): one is FrozenExample => one.type === 'frozen')
    .map((example) => [example.id, example] as const);

  it.each(examples)('leaves orders alone, and nothing else, as in %s', async (_id, example) => {
    const { lines, storedDiscount, change, expect: wanted } = example;
    const { token: admin } = await buildAdmin();
    const { token } = await buildUser();
    const rule = { ...TEN_PERCENT, kind: 'fixed', scope: 'order' } as const;
    const { promotion } = (
      await api.call(endpoints.createPromotion, {
        token: admin,
        body: { ...rule, value: storedDiscount / 100 },
      })
    ).body;
    const items = await Promise.all(
      lines.map(async ({ unitPrice, quantity }) => {
        const { id } = await buildProduct({ price: unitPrice / 100 });
        return { product: id, quantity };
      }),
    );
    const isOrdered = change.orderState === 'processing';
    if (isOrdered) {
      const headers = { 'idempotency-key': 'before-the-edit' };
      await api.call(endpoints.placeOrder, { token, headers, body: { items } });
    }
    await api.call(endpoints.updatePromotion, {
      token: admin,
      params: { id: promotion._id },
      body: { ...rule, value: change.couponValue / 100, version: promotion.version },
    });
    const { amounts } = isOrdered
      ? ((await api.call(endpoints.listMyOrders, { token, query: {} })).body[0] ?? {})
      : (await api.call(endpoints.quoteOrder, { body: { items } })).body;
    const { discount, total } = wanted;
    expect(amounts).toMatchObject({ discount: discount / 100, total: total / 100 });
  });
});
