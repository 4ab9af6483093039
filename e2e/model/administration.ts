import assert from 'node:assert/strict';
import { endpoints, ORDER_STATUSES, type OrderStatus } from '@shop/shared';
import fc from 'fast-check';
import { command, pick } from './command.js';
import { compare } from './compare.js';
import type { Model } from './model.js';

const any = fc.nat(1_000);

const setStatus = (which: number, status: OrderStatus) =>
  command(
    `order ${which} becomes ${status}`,
    async (model, { admin }) => {
      const order = pick(model.orders, which);
      const input = { params: { orderId: order._id }, body: { status } };
      const response = await admin.send(endpoints.updateOrderStatus, input);
      assert.equal(response.status, model.setStatus(order, status) ? 200 : 409);
    },
    ({ orders }) => orders.length > 0,
  );

const isSold = (product: number) => (model: Readonly<Model>) =>
  pick(model.products, product).isSold;

const edit = (product: number, cents: number, added: number) =>
  command(
    `product ${product} costs ${cents} cents and gets ${added} more`,
    async (model, { admin }) => {
      const chosen = pick(model.products, product);
      const quantity = Math.max(0, chosen.stock + added);
      const body = {
        name: chosen.name,
        description: 'Compared with a model',
        category: chosen.category,
        price: (cents / 100).toFixed(2),
        quantity: String(quantity),
        quantityBefore: String(chosen.stock),
        shipping: chosen.isSent ? '1' : '0',
      };
      await admin.call(endpoints.updateProduct, { params: { id: chosen._id }, body });
      Object.assign(chosen, { cents, stock: quantity });
    },
    isSold(product),
  );

const remove = (product: number) =>
  command(
    `product ${product} is deleted`,
    async (model, { admin }) => {
      const chosen = pick(model.products, product);
      await admin.call(endpoints.deleteProduct, { params: { id: chosen._id } });
      chosen.isSold = false;
    },
    (model) => isSold(product)(model) && model.orders.length > 5,
  );

const look = command('everything is compared', compare);

/** Commands of administrators. */
export const ADMINISTRATION = [
  fc.tuple(any, fc.constantFrom(...ORDER_STATUSES)).map((given) => setStatus(...given)),
  fc
    .tuple(any, fc.constantFrom<OrderStatus>('cancel', 'Shipped'))
    .map((given) => setStatus(...given)),
  fc
    .tuple(any, fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: -4, max: 12 }))
    .map((given) => edit(...given)),
  any.map(remove),
  fc.constant(look),
];
