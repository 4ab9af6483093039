import { randomUUID } from 'node:crypto';
import { endpoints, type PromotionInput } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PromotionCodeModel } from './promotion-code.model.js';

const api = useTestShop();

/** A promotion with generated codes, and a product to buy with them. */
async function buildCodes(count: number, promotion: Partial<PromotionInput> = {}) {
  const { token } = await buildAdmin();
  const body = { ...TEN_PERCENT, generatesCodes: true, ...promotion };
  const made = await api.call(endpoints.createPromotion, { token, body });
  const params = { id: made.body.promotion._id };
  const input = { token, params, body: { count, prefix: 'news-' } };
  await api.call(endpoints.generateCodes, input);
  const table = async () => {
    const { body: text } = await api.call(endpoints.exportCodes, { token, params });
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  };
  const codes = (await table()).map(([code = '']) => code);
  const { id: product } = await buildProduct({ price: 40, quantity: 50 });
  return { token, params, table, codes, items: [{ product, quantity: 1 }] };
}

async function buy(items: { product: string; quantity: number }[], code: string) {
  const { token } = await buildUser();
  const checkout = buildCheckout(token, items);
  const input = { ...checkout, body: { items, codes: [code] } };
  const { order } = (await api.call(endpoints.placeOrder, input)).body;
  const cancel = () =>
    api.call(endpoints.cancelMyOrder, { token, params: { number: String(order.number) } });
  return { order, cancel };
}

it('each generated code can be used once, in any case, and by itself brings its promotion about', async () => {
  const { codes, items, table } = await buildCodes(3);
  const [first = ''] = codes;
  expect(codes).toHaveLength(3);
  expect(first).toMatch(/^NEWS-[A-Z2-9]{10}$/);

  const { order } = await buy(items, first.toLowerCase());
  expect(order).toMatchObject({ total: 36, discounts: [{ code: first }] });
  const { body: quote } = await api.call(endpoints.quoteOrder, { body: { items, codes: [first] } });
  expect(quote).toMatchObject({
    total: 40,
    rejected: [{ reason: 'usage-limit', message: `${first} has been used up` }],
  });
  expect((await table()).map(([, used]) => used).sort()).toEqual(['no', 'no', 'yes']);
});

it('without a code, or with one that was never generated, it does not apply', async () => {
  const { items } = await buildCodes(1);
  const { body } = await api.call(endpoints.quoteOrder, { body: { items, codes: ['NEWS-1'] } });
  expect(body).toMatchObject({ total: 40, rejected: [{ reason: 'unknown-code' }] });
});

it('a used code leaves the other codes of its promotion, and is no guess', async () => {
  const { codes, items } = await buildCodes(2, { codes: ['SUMMER'] });
  const [used = '', unused = ''] = codes;
  await buy(items, used);
  for (const other of [unused, 'SUMMER']) {
    const { body } = await api.call(endpoints.quoteOrder, {
      body: { items, codes: [used, other] },
    });
    expect(body).toMatchObject({
      total: 36,
      discounts: [{ code: other }],
      rejected: [{ code: used, reason: 'usage-limit' }],
    });
  }
});

it('a cancelled order gives its code back once', async () => {
  const { codes, items, token, params } = await buildCodes(1);
  const [code = ''] = codes;
  const { cancel } = await buy(items, code);
  await cancel();
  const again = await buy(items, code);
  expect(again.order.total).toBe(36);
  // The first order is not the one that holds it any more.
  await cancel();
  const { body } = await api.call(endpoints.countCodes, { token, params });
  expect(body.codes).toEqual({ total: 1, used: 1 });
});

it('a cancelled order whose code another one has used meanwhile stays cancelled', async () => {
  const { codes, items, token } = await buildCodes(1);
  const [code = ''] = codes;
  const { order } = await buy(items, code);
  const input = {
    token,
    params: { orderId: order._id },
    body: { status: 'Processing' as const },
  };
  // Cancelled by an administrator, it may be reopened.
  const cancelled = { ...input, body: { status: 'cancel' as const } };
  await api.call(endpoints.updateOrderStatus, cancelled);
  const other = await buy(items, code);
  const refused = await api.refuse(endpoints.updateOrderStatus, input);
  expect(refused.status).toBe(409);
  expect(refused.message).toContain(code);

  await other.cancel();
  await api.call(endpoints.updateOrderStatus, input);
});

it('of two orders at once with one code, one is placed', async () => {
  const { codes, items } = await buildCodes(1);
  const bought = await Promise.allSettled([1, 2, 3].map(() => buy(items, codes[0] ?? '')));
  expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('says which code another order took after this one was priced', async () => {
  const { codes, items } = await buildCodes(1);
  const [code = ''] = codes;
  // Found unused before the checkout's transaction, in which it is used.
  const find = vi.spyOn(PromotionCodeModel, 'find').mockReturnValueOnce({
    lean: async () => {
      const found = await PromotionCodeModel.collection.find({}).toArray();
      await buy(items, code);
      return found;
    },
  } as never);
  const { token } = await buildUser();
  const input = { ...buildCheckout(token, items), body: { items, codes: [code] } };
  const refused = await api.refuse(endpoints.placeOrder, input);
  find.mockRestore();
  const message = `${code} has been used up`;
  const rejected = [{ code, reason: 'usage-limit', message }];
  expect(refused).toMatchObject({ status: 409, message, rejected });
});

it('a promotion that takes no generated codes gets none', async () => {
  const { token } = await buildAdmin();
  const { body } = await api.call(endpoints.createPromotion, { token, body: TEN_PERCENT });
  const params = { id: body.promotion._id };
  const headers = { 'idempotency-key': randomUUID() };
  const input = { token, params, headers, body: { count: 1 } };
  expect((await api.refuse(endpoints.generateCodes, input)).status).toBe(409);
});

it('the codes of a deleted promotion are gone', async () => {
  const { codes, items, token, params } = await buildCodes(1, { limits: { uses: 5 } });
  await api.call(endpoints.deletePromotion, { token, params });
  const { body } = await api.call(endpoints.quoteOrder, { body: { items, codes } });
  expect(body).toMatchObject({ rejected: [{ reason: 'unknown-code' }] });
});
