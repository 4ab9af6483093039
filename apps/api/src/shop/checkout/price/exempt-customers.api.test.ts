import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import {
  buildRate,
  buildZone,
  rateOf,
  TEN_PERCENT,
} from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';

const api = useTestShop();

const ADDRESS = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
const NUMBER = { country: 'AT', number: 'ATU 1234 5678' };

async function exempt(userId: string, body = NUMBER) {
  const { token } = await buildAdmin();
  return api.call(endpoints.updateTaxExemption, { token, params: { userId }, body });
}

/** A quote and an order for one piece. */
async function buy(token: string, product: string) {
  const items = [{ product, quantity: 1 }];
  const { body: quote } = await api.call(endpoints.quoteOrder, { token, body: { items } });
  const headers = { 'idempotency-key': randomUUID() };
  const input = { token, headers, body: { items, address: ADDRESS, total: quote.total } };
  const { order } = (await api.call(endpoints.placeOrder, input)).body;
  return { quote, order };
}

it('an exempt customer pays no added tax, and quote and order have the number', async () => {
  await buildRate();
  const { id } = await buildProduct({ price: 100 });
  const { id: user, token } = await buildUser();
  expect((await buy(token, id)).quote).toMatchObject({ total: 120, amounts: { tax: 20 } });

  const { body } = await exempt(user);
  expect(body.user.taxExemption).toEqual({ country: 'AT', number: 'ATU12345678' });
  const { quote, order } = await buy(token, id);
  expect(quote).toMatchObject({ total: 100, amounts: { tax: 0 }, taxId: 'ATU12345678' });
  expect(order).toMatchObject({ amounts: { tax: 0, total: 100 }, taxId: 'ATU12345678' });
});

it('the tax that prices contain is taken off for an exempt customer', async () => {
  const { token: admin } = await buildAdmin();
  const rate = { ...rateOf(await buildZone()), isIncluded: true };
  await api.call(endpoints.createTaxRate, { token: admin, body: rate });
  const { id } = await buildProduct({ price: 120 });
  const { id: user, token } = await buildUser();
  await exempt(user);
  const { order } = await buy(token, id);
  expect(order).toMatchObject({ amounts: { items: 120, tax: 0, taxIncluded: 20, total: 100 } });
  expect(order.adjustments).toEqual([{ name: 'Tax exemption', amount: -20 }]);
});

it('their invoice says so, and that of somebody who only names a tax number does not', async () => {
  await buildRate();
  const { token: admin } = await buildAdmin();
  const { id: product } = await buildProduct({ price: 100 });
  const [exempted, other] = [await buildUser(), await buildUser()];
  await exempt(exempted.id);
  const invoiceOf = async (token: string, more: { taxId?: string } = {}) => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { items: [{ product, quantity: 1 }], address: ADDRESS, ...more };
    const { order } = (await api.call(endpoints.placeOrder, { token, headers, body })).body;
    const asked = { token: admin, body: { orders: [order.number] } };
    return (await api.call(endpoints.issueInvoices, asked)).body.invoices[0];
  };
  expect(await invoiceOf(exempted.token)).toMatchObject({
    isExempt: true,
    taxes: [{ amount: 0 }],
    lines: [{ taxRate: 0 }],
  });
  const free = { ...TEN_PERCENT, value: 100 };
  await api.call(endpoints.createPromotion, { token: admin, body: free });
  const invoice = await invoiceOf(other.token, { taxId: 'ATU87654321' });
  expect(invoice).toMatchObject({ taxes: [{ amount: 0 }], lines: [{ taxRate: 20 }] });
  expect(invoice).not.toHaveProperty('isExempt');
});

it('an order has none of it where nobody would pay tax', async () => {
  await buildRate();
  const { id: product } = await buildProduct({ price: 100, details: { taxClass: 'zero' } });
  const { id, token } = await buildUser();
  await exempt(id);
  await buy(token, product);
  const stored = await OrderModel.findOne().lean();
  expect(stored?.price).not.toHaveProperty('isExempt');
});

it('an empty number ends it', async () => {
  await buildRate();
  const { id } = await buildProduct({ price: 100 });
  const { id: user, token } = await buildUser();
  await exempt(user);
  const { body } = await exempt(user, { country: 'AT', number: '' });
  expect(body.user).not.toHaveProperty('taxExemption');
  const { quote } = await buy(token, id);
  expect(quote.total).toBe(120);
  expect(quote).not.toHaveProperty('taxId');
});

it('the number is in the personal data, and gone with the account', async () => {
  const { id, token } = await buildUser();
  await exempt(id);
  const { body } = await api.call(endpoints.downloadMyData, { token });
  expect(body.profile.taxExemption).toEqual({ country: 'AT', number: 'ATU12345678' });
});

it('a number that was changed meanwhile stays', async () => {
  const { id } = await buildUser();
  await exempt(id);
  const { token } = await buildAdmin();
  const save = (numberBefore: string, number: string) =>
    api.send(endpoints.updateTaxExemption, {
      token,
      params: { userId: id },
      body: { country: 'AT', number, numberBefore },
    });
  expect((await save('ATU12345678', 'ATU87654321')).status).toBe(200);
  expect((await save('ATU12345678', 'ATU87654321')).status).toBe(200);
  expect((await save('ATU12345678', '')).status).toBe(409);
  expect((await save('ATU87654321', '')).status).toBe(200);
});

it('a number that its country does not have is refused, and so is an unknown user', async () => {
  const { token } = await buildAdmin();
  const { id } = await buildUser();
  const input = (userId: string, number: string) => ({
    token,
    params: { userId },
    body: { country: 'AT', number },
  });
  const wrong = await api.refuse(endpoints.updateTaxExemption, input(id, 'DE123456789'));
  expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'number' }] });
  const unknown = input('a'.repeat(24), NUMBER.number);
  expect((await api.refuse(endpoints.updateTaxExemption, unknown)).status).toBe(404);
});
