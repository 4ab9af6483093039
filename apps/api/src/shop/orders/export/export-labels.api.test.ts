import { endpoints, urlOf } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import type { CallInput } from '../../../testing/api-client.js';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UserModel } from '../../accounts/index.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  const admin = await buildAdmin();
  token = admin.token;
  // A packer.
  await UserModel.updateOne({ _id: admin.id }, { $set: { permissions: ['orders'] } });
});

async function rows(query: CallInput['query'] = {}): Promise<string[]> {
  const address = urlOf(endpoints.exportLabels, { query });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  expect(reply.status).toBe(200);
  return (await reply.text()).trimEnd().split('\r\n');
}

async function buildAddressed(address: object, weight = 200) {
  const { id: product } = await buildProduct({ quantity: 9, details: { weight: String(weight) } });
  const order = await buildOrder({ items: [{ product, quantity: 3 }] });
  const delivery = {
    name: 'Ada Buyer',
    email: 'ada@example.com',
    phone: '555 0100',
    completedLater: false,
  };
  await OrderModel.updateOne(
    { _id: order._id },
    { $set: { address, delivery: { ...delivery, address: '1 Main Street\nSpringfield' } } },
  );
  return order;
}

const VIENNA = {
  name: 'Ada Lovelace',
  company: 'Engines, Inc.',
  line1: 'Ring 1',
  line2: 'Door 2',
  city: 'Vienna',
  postalCode: '1010',
  country: 'AT',
};

it('the labels of orders have the address in parts, the weight and no amount', async () => {
  const { number } = await buildAddressed(VIENNA);
  const [head, row, ...others] = await rows();
  expect(head).toBe(
    'Order,Name,Company,Address line 1,Address line 2,City,State,Postal code,Country,Phone,E-mail,Weight (g),Delivery method',
  );
  expect(row).toBe(
    `${number},Ada Lovelace,"Engines, Inc.",Ring 1,Door 2,Vienna,,1010,AT,555 0100,ada@example.com,600,`,
  );
  expect(others).toEqual([]);
});

it('an address that is not in parts stands in one line', async () => {
  const { _id, number } = await buildAddressed(VIENNA);
  await OrderModel.updateOne({ _id }, { $unset: { address: 1 } });
  expect((await rows())[1]).toBe(
    `${number},Ada Buyer,,"1 Main Street, Springfield",,,,,,555 0100,ada@example.com,600,`,
  );
});

it('labels are for the chosen orders, or for all that match, but not for cancelled ones', async () => {
  const orders = [await buildAddressed(VIENNA), await buildAddressed(VIENNA)];
  const cancelled = await buildAddressed(VIENNA);
  await OrderModel.updateOne({ _id: cancelled._id }, { $set: { status: 'cancel' } });
  const numbers = async (query?: CallInput['query']) =>
    (await rows(query)).slice(1).map((row) => Number(row.split(',')[0]));
  const [first, second] = orders.map(({ number }) => number);
  expect(await numbers()).toEqual([second, first]);
  expect(await numbers({ orders: `${first},${cancelled.number}` })).toEqual([first]);
  expect(await numbers({ status: 'Shipped' })).toEqual([]);
});

it('what is refunded and stays here is not sent: it neither weighs nor, if that is all, has a label', async () => {
  const { token: admin } = await buildAdmin();
  const { number, lines } = await buildAddressed(VIENNA);
  const refund = (quantity: number) => {
    const body = { lines: [{ line: String(lines[0]?._id), quantity }], restock: true };
    return api.call(endpoints.refundOrder, {
      token: admin,
      params: { number: String(number) },
      body,
    });
  };
  await refund(1);
  expect((await rows())[1]).toContain(',400,');
  await refund(2);
  expect(await rows()).toHaveLength(1);
});

it('no cell of a label runs as a formula', async () => {
  await buildAddressed({ ...VIENNA, name: '=HYPERLINK("x")', line1: '+1', company: '@a' });
  const [, row] = await rows();
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain(`,'@a,'+1,`);
});

it('labels are for administrators who work with orders', async () => {
  const shopper = await buildUser();
  const refused = await api.refuse(endpoints.exportLabels, { token: shopper.token });
  expect(refused.status).toBe(403);
});

it('what is collected gets no label', async () => {
  const { _id } = await buildAddressed(VIENNA);
  expect(await rows()).toHaveLength(2);
  await OrderModel.updateOne({ _id }, { $set: { 'price.pickUpAt': 'Our shop, Ring 1' } });
  expect(await rows()).toHaveLength(1);
});
