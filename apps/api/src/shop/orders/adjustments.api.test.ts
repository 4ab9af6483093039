import { endpoints, urlOf } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildProduct, buildShippedOrder, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from './order.model.js';

const api = useTestShop();

const shown = { total: 95, adjustments: [{ name: 'Voucher', amount: -5 }] };

async function buildAdjustedOrder() {
  const buyer = await buildUser();
  const { id } = await buildProduct({ price: 50, quantity: 2 });
  const order = await buildShippedOrder({ buyer, items: [{ product: id, quantity: 2 }] });
  await OrderModel.updateOne(
    { _id: order._id },
    { adjustments: [{ name: 'Voucher', amountCents: -5_00 }], totalCents: 95_00 },
  );
  return { number: String(order.number), token: buyer.token };
}

it('the adjustments of an order are in its lists, on its page and on its invoice', async () => {
  const { number, token } = await buildAdjustedOrder();
  const params = { number };
  expect((await api.call(endpoints.listMyOrders, { token })).body).toMatchObject([shown]);
  expect((await api.call(endpoints.getMyOrder, { token, params })).body.order).toMatchObject(shown);
  const invoice = () => api.call(endpoints.issueMyInvoice, { token, params });
  for (const { body } of [await invoice(), await invoice()])
    expect(body.invoice).toMatchObject(shown);
});

it('an export of items has a row for each adjustment, with which they add up to the total', async () => {
  const { number } = await buildAdjustedOrder();
  const { token } = await buildAdmin();
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'item' } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const rows = (await reply.text()).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(['100.00', '-5.00']);
  expect(rows[1]).toMatch(new RegExp(`^${number},.*,Voucher,,,,-5.00$`));
});

it('an order without adjustments has no such field', async () => {
  const buyer = await buildUser();
  await buildShippedOrder({ buyer });
  const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
  expect(order).not.toHaveProperty('adjustments');
});
