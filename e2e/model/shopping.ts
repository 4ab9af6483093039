import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import fc from 'fast-check';
import { readBody } from '@shop/test-shop/client/api-client';
import { command, pick } from './command.js';
import { expectedOrder, shownOrder } from './compare.js';
import type { Cart, Model } from './model.js';
import { itemsOf, type RealShop } from './real-shop.js';

const any = fc.nat(1_000);
const pieces = fc.integer({ min: 1, max: 4 });

const cartOf = (model: Readonly<Model>, shopper: number): Cart => pick(model.carts, shopper);
const hasCart = (shopper: number) => (model: Readonly<Model>) => cartOf(model, shopper).size > 0;
const hasOrders = ({ orders }: Readonly<Model>) => orders.length > 0;

const addToCart = (shopper: number, product: number, quantity: number) =>
  command(`shopper ${shopper} wants ${quantity} of product ${product}`, (model) => {
    const cart = cartOf(model, shopper);
    const chosen = pick(model.products, product);
    cart.set(chosen, (cart.get(chosen) ?? 0) + quantity);
  });

const moveHouse = (shopper: number, house: number) =>
  command(`shopper ${shopper} moves to house ${house}`, async (model, { shoppers }) => {
    const body = { phone: `555 ${house}`, address: `Street ${house}` };
    await pick(shoppers, shopper).call(endpoints.updateProfile, { body });
    const index = shopper % model.contacts.length;
    const before = pick(model.contacts, index);
    model.contacts[index] = { ...before, ...body };
  });

const emptyCart = (shopper: number) =>
  command(
    `shopper ${shopper} empties the cart`,
    (model) => cartOf(model, shopper).clear(),
    hasCart(shopper),
  );

const quote = (shopper: number) =>
  command(
    `shopper ${shopper} looks at the cart`,
    async (model, { shoppers }) => {
      const cart = cartOf(model, shopper);
      const body = { items: itemsOf(cart) };
      const { lines, total } = await pick(shoppers, shopper).call(endpoints.quoteOrder, { body });
      const states = [...cart].map(([{ _id, isSold, stock }, wanted]) => [
        _id,
        !isSold ? 'gone' : stock === 0 ? 'sold-out' : stock < wanted ? 'short' : 'available',
      ]);
      assert.deepEqual(lines.map(({ product, state }) => [product, state]).sort(), states.sort());
      const costs = [...cart].map(([{ isSold, stock, cents }, wanted]) =>
        isSold ? cents * Math.min(stock, wanted) : 0,
      );
      assert.equal(
        Math.round(total * 100),
        costs.reduce((sum, one) => sum + one, 0),
      );
    },
    hasCart(shopper),
  );

/** Places a cart in both; a shopper who is refused begins a new one. @returns whether the shop confirmed it. */
async function place(model: Model, real: RealShop, shopper: number): Promise<boolean> {
  const cart = cartOf(model, shopper);
  const key = randomUUID();
  const wanted: Cart = new Map(cart);
  cart.clear();
  const response = await pick(real.shoppers, shopper).placeOrder(itemsOf(wanted), key);
  if (response.status !== 201) {
    assert.equal(response.status, 409);
    return false;
  }
  const { order } = await readBody(endpoints.placeOrder, response);
  const { _id, number } = order;
  model.place({ _id, number, key, shopper: shopper % model.carts.length }, wanted);
  return true;
}

const checkOut = (shopper: number) =>
  command(
    `shopper ${shopper} checks out`,
    async (model, real) => {
      const isAvailable = model.hasAll(cartOf(model, shopper));
      assert.equal(await place(model, real, shopper), isAvailable);
    },
    hasCart(shopper),
  );

/** Checks out two carts of one product at once: if there is stock for only one, only one succeeds. */
const checkOutTogether = (product: number, quantity: number) =>
  command(`two check out ${quantity} of product ${product} at once`, async (model, real) => {
    const chosen = pick(model.products, product);
    const possible = chosen.isSold ? Math.min(2, Math.floor(chosen.stock / quantity)) : 0;
    for (const cart of model.carts) {
      cart.clear();
      cart.set(chosen, quantity);
    }
    const confirmed = await Promise.all([place(model, real, 0), place(model, real, 1)]);
    assert.equal(confirmed.filter(Boolean).length, possible);
  });

const repeatKey = (which: number) =>
  command(
    `order ${which} is sent again`,
    async ({ orders }, real) => {
      const order = pick(orders, which);
      const items = itemsOf(new Map(order.lines.map((line) => [line.product, line.quantity])));
      const response = await pick(real.shoppers, order.shopper).placeOrder(items, order.key);
      if (order.isReturned) {
        assert.equal(response.status, 409);
        return;
      }
      const again = (await readBody(endpoints.placeOrder, response)).order;
      assert.deepEqual(shownOrder(again), expectedOrder(order));
    },
    hasOrders,
  );

/** From two tabs at once. */
const cancelTwice = (which: number) =>
  command(
    `the shopper of order ${which} cancels it`,
    async (model, { shoppers }) => {
      const order = pick(model.orders, which);
      const input = { params: { number: String(order.number) } };
      const shopper = pick(shoppers, order.shopper);
      const responses = await Promise.all([
        shopper.send(endpoints.cancelMyOrder, input),
        shopper.send(endpoints.cancelMyOrder, input),
      ]);
      const expected = model.cancel(order) ? 200 : 409;
      for (const { status } of responses) assert.equal(status, expected);
    },
    hasOrders,
  );

const misuseKey = (which: number) =>
  command(
    `the key of order ${which} is sent with other items`,
    async ({ orders }, real) => {
      const { lines, shopper, key } = pick(orders, which);
      const more = lines.map(({ product, quantity }) => [product, quantity + 1] as const);
      const response = await pick(real.shoppers, shopper).placeOrder(itemsOf(new Map(more)), key);
      assert.equal(response.status, 409);
    },
    hasOrders,
  );

/** Commands of shoppers. */
export const SHOPPING = [
  fc.tuple(any, any, pieces).map((given) => addToCart(...given)),
  fc.tuple(any, any, pieces).map((given) => addToCart(...given)),
  any.map(emptyCart),
  fc.tuple(any, any).map((given) => moveHouse(...given)),
  any.map(quote),
  any.map(checkOut),
  any.map(checkOut),
  fc.tuple(any, pieces).map((given) => checkOutTogether(...given)),
  any.map(repeatKey),
  any.map(cancelTwice),
  any.map(misuseKey),
];
