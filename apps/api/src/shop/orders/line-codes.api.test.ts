import { endpoints, urlOf } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { ProductModel } from '../catalog/index.js';
import { buildAdmin, buildOrder, buildProduct } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
const CODES = { sku: 'LAMP-7', barcode: '4006381333931' };

let token: string;
let number: number;

/** An order of a product with codes and of one without; then the first gets another code. */
beforeEach(async () => {
  ({ token } = await buildAdmin());
  const lamp = await buildProduct({ name: 'Lamp', price: 5, details: CODES });
  const desk = await buildProduct({ name: 'Desk', price: 7 });
  const items = [lamp, desk].map(({ id }) => ({ product: id, quantity: 1 }));
  ({ number } = await buildOrder({ items }));
  await ProductModel.updateOne({ _id: lamp.id }, { $set: { sku: 'NEW' }, $unset: { barcode: 1 } });
});

it('an order and its slip keep the codes of a product as they were, and none where it had none', async () => {
  const query = { orders: String(number) };
  const { slips } = (await api.call(endpoints.listPackingSlips, { token, query })).body;
  expect(slips[0]?.lines).toEqual([
    { name: 'Lamp', ...CODES, quantity: 1 },
    { name: 'Desk', quantity: 1 },
  ]);
  const params = { number: String(number) };
  const [lamp, desk] = (await api.call(endpoints.getOrder, { token, params })).body.order.products;
  expect(lamp).toMatchObject(CODES);
  expect(Object.keys(desk ?? {})).not.toEqual(expect.arrayContaining(['sku']));
});

it('an order is found by the SKU of its product', async () => {
  const { body } = await api.call(endpoints.listAllOrders, { token, query: { search: 'lamp-7' } });
  expect(body.map((order) => order.number)).toEqual([number]);
});

it('the rows of exported items end with the codes', async () => {
  const address = urlOf(endpoints.exportOrders, { query: { rows: 'item' } });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  const [header, ...rows] = (await reply.text()).trimEnd().split('\r\n');
  expect(header).toMatch(/,Line total \(USD\),SKU,Barcode$/);
  expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
    ['5.00', 'LAMP-7', '4006381333931'],
    ['7.00', '', ''],
  ]);
});
