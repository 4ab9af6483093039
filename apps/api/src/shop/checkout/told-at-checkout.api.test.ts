import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/order.model.js';

const api = useTestShop();

const TOLD = {
  address: { name: 'Ada Buyer', line1: 'Main Street 1', city: 'Springfield', country: 'US' },
  billing: { company: 'Ada & Co.', line1: 'Harbour Road 2', postalCode: '1010', country: 'AT' },
  taxId: 'ATU12345678',
  note: 'Ring twice.\nThe dog is friendly.',
};

async function placeOrder(told: object) {
  const { token, id } = await buildUser();
  const product = (await buildProduct()).id;
  const checkout = buildCheckout(token, [{ product, quantity: 1 }]);
  const input = { ...checkout, body: { ...checkout.body, ...told } };
  const { order } = (await api.call(endpoints.placeOrder, input)).body;
  return { token, id, input, order };
}

it('an order keeps the addresses, the tax number and the note that its buyer gave', async () => {
  const { token, order } = await placeOrder(TOLD);
  expect(order).toMatchObject(TOLD);
  const admin = await buildAdmin();
  const params = { number: String(order.number) };
  const mine = await api.call(endpoints.getMyOrder, { token, params });
  const theirs = await api.call(endpoints.getOrder, { token: admin.token, params });
  for (const { body } of [mine, theirs]) expect(body.order).toMatchObject(TOLD);
  const { body } = await api.call(endpoints.downloadMyData, { token });
  expect(body.orders).toMatchObject([TOLD]);
});

it('an order has none of these fields when its buyer left them empty', async () => {
  const { order } = await placeOrder({ address: {}, billing: { city: ' ' }, taxId: '', note: '' });
  for (const field of Object.keys(TOLD)) expect(order).not.toHaveProperty(field);
});

it('they go with the account', async () => {
  const { id, order } = await placeOrder(TOLD);
  const { token } = await buildAdmin();
  const body = { status: 'deliverd' as const };
  await api.call(endpoints.updateOrderStatus, { token, params: { orderId: order._id }, body });
  await api.call(endpoints.deleteUser, { token, params: { userId: id } });
  const left = JSON.stringify(await OrderModel.findById(order._id).lean());
  for (const text of ['Harbour Road', 'ATU12345678', 'Ring twice', 'Springfield'])
    expect(left).not.toContain(text);
});

it.each([
  ['half a character', { note: 'half \ud800 a pair' }],
  ['a note that is too long', { note: 'x'.repeat(2_001) }],
  ['a tax number of two lines', { taxId: 'two\nlines' }],
  ['a tax number that its country has not', { ...TOLD, taxId: 'U1234' }],
  ['a country that is no code', { billing: { country: 'Austria' } }],
  ['text that turns round', { address: { line1: 'turned \u202e round' } }],
])('%s is refused', async (_, told) => {
  const { token } = await buildUser();
  const checkout = buildCheckout(token, [{ product: (await buildProduct()).id, quantity: 1 }]);
  const input = { ...checkout, body: { ...checkout.body, ...told } };
  expect((await api.refuse(endpoints.placeOrder, input)).status).toBe(400);
});

it.each([
  ['with separators', { billing: { country: 'DE' }, taxId: 'DE 123.456-789' }],
  ['of another country', { billing: { country: 'DE' }, taxId: 'ATU12345678' }],
  ['of a country without a known form', { billing: { country: 'US' }, taxId: '12-3456789' }],
  ['where no country was entered', { taxId: 'anything' }],
])('a tax number %s is taken', async (_, told) => {
  expect((await placeOrder(told)).order).toMatchObject({ taxId: told.taxId });
});
