import assert from 'node:assert/strict';
import { centsFromDollars, endpoints, type Order, type Quote } from '@shop/shared';
import type { Model, ModelOrder } from './model.js';
import type { ModelPrice } from './price.js';
import { ordersOf, type RealShop } from './real-shop.js';

/** Compares everything that shoppers and administrators can see. @throws AssertionError with the first difference. */
export async function compare(model: Model, real: RealShop): Promise<void> {
  await compareProducts(model, real);
  await compareUses(model, real);
  for (const [index, shopper] of real.shoppers.entries()) {
    const expected = model.orders.filter((order) => order.shopper === index).reverse();
    const { orders, total } = await ordersOf(shopper);
    assert.equal(total - (real.ordersBefore[index] ?? NaN), expected.length);
    assert.deepEqual(orders.slice(0, expected.length).map(shownOrder), expected.map(expectedOrder));
  }
}

/** A code is used as often as orders have it that are not cancelled. */
async function compareUses(model: Model, { admin, codes }: RealShop): Promise<void> {
  for (const name of ['percent', 'amount'] as const) {
    const params = { id: codes[name]._id };
    const { promotion } = await admin.call(endpoints.getPromotion, { params });
    assert.equal(promotion.used, model.uses(name), `uses of the ${name} code`);
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
export function shownOrder(order: Order) {
  const { _id, number, status, total, products, delivery } = order;
  const lines = products.map((line) => [line._id, line.quantity, centsFromDollars(line.price)]);
  const { completedLater, ...contact } = delivery;
  assert.equal(completedLater, false);
  return {
    _id,
    number,
    status,
    price: shownPrice(order),
    discounts: (order.discounts ?? []).map(({ name }) => name).sort(),
    total: centsFromDollars(total),
    lines: lines.sort(),
    delivery: contact,
  };
}

/** What an order or a quote costs in the shop's reply, in cents. */
export function shownPrice({ amounts, total }: Pick<Quote, 'amounts' | 'total'>): ModelPrice {
  assert(amounts, 'an order has its amounts');
  const { items, discount, shipping, tax, taxIncluded } = amounts;
  assert.equal(tax, taxIncluded);
  assert.equal(amounts.total, total);
  return {
    items: centsFromDollars(items),
    discount: centsFromDollars(discount),
    shipping: centsFromDollars(shipping),
    tax: centsFromDollars(tax),
    total: centsFromDollars(total),
  };
}

/** The model's order in the same form. */
export function expectedOrder(order: ModelOrder) {
  const { _id, number, status, lines, delivery, price, wishes } = order;
  return {
    _id,
    number,
    status,
    price,
    discounts: [...(wishes.amount ? ['Amount'] : []), ...(wishes.percent ? ['Percent'] : [])],
    total: price.total,
    lines: lines.map(({ product, quantity, cents }) => [product._id, quantity, cents]).sort(),
    delivery,
  };
}
