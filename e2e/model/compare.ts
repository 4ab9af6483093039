import assert from 'node:assert/strict';
import { centsFromDollars, type Order } from '@shop/shared';
import type { Model, ModelOrder } from './model.js';
import { ordersOf, type RealShop } from './real-shop.js';

/** Compares everything that shoppers and administrators can see. @throws AssertionError with the first difference. */
export async function compare(model: Model, real: RealShop): Promise<void> {
  await compareProducts(model, real);
  for (const [index, shopper] of real.shoppers.entries()) {
    const expected = model.orders.filter((order) => order.shopper === index).reverse();
    const { orders, total } = await ordersOf(shopper);
    assert.equal(total - (real.ordersBefore[index] ?? NaN), expected.length);
    assert.deepEqual(orders.slice(0, expected.length).map(shownOrder), expected.map(expectedOrder));
  }
}

async function compareProducts({ products }: Model, { admin }: RealShop): Promise<void> {
  const found = new Map((await admin.products()).map((product) => [product._id, product]));
  for (const { _id, isSold, stock, cents } of products) {
    const product = found.get(_id);
    const seen = product && [product.quantity, centsFromDollars(product.price)];
    assert.deepEqual(seen, isSold ? [stock, cents] : undefined, 'stock and price of a product');
  }
}

/** An order as the shop shows it, its lines in a fixed sequence. */
export function shownOrder({ _id, number, status, total, products, delivery }: Order) {
  const lines = products.map((line) => [line._id, line.quantity, centsFromDollars(line.price)]);
  const { completedLater, ...contact } = delivery;
  assert.equal(completedLater, false);
  return {
    _id,
    number,
    status,
    total: centsFromDollars(total),
    lines: lines.sort(),
    delivery: contact,
  };
}

/** The model's order in the same form. */
export function expectedOrder({ _id, number, status, lines, delivery }: ModelOrder) {
  return {
    _id,
    number,
    status,
    total: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
    lines: lines.map(({ product, quantity, cents }) => [product._id, quantity, cents]).sort(),
    delivery,
  };
}
