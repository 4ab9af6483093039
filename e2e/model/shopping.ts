import assert from 'node:assert/strict';
import { endpoints } from '@shop/shared';
import fc from 'fast-check';
import { readBody } from '@shop/test-shop/client/api-client';
import { command, pick } from './command.js';
import { expectedOrder, shownOrder, shownPrice } from './compare.js';
import type { Cart, Model } from './model.js';
import { bodyOf, place, send, withoutFree } from './place-order.js';
import type { Wishes } from './price.js';
import { itemsOf } from './real-shop.js';
import { PERCENT_USES, sentOf } from './rules.js';

const any = fc.nat(1_000);
const pieces = fc.integer({ min: 1, max: 4 });
const wishes = fc.record<Wishes>({
  percent: fc.boolean(),
  amount: fc.boolean(),
  method: fc.constantFrom('Parcel', 'Express'),
});
const PLAIN: Wishes = { percent: false, amount: false, method: 'Express' };

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

const quote = (shopper: number, wished: Wishes) =>
  command(
    `shopper ${shopper} looks at the cart with ${JSON.stringify(wished)}`,
    async (model, { shoppers, codes, methods }) => {
      const cart = cartOf(model, shopper);
      const there: Cart = new Map(
        [...cart]
          .map(
            ([product, wanted]) =>
              [product, product.isSold ? Math.min(product.stock, wanted) : 0] as const,
          )
          .filter(([, quantity]) => quantity > 0),
      );
      const asked = withoutFree(there, wished);
      const body = { items: itemsOf(cart), ...sentOf(asked, codes, methods) };
      const reply = await pick(shoppers, shopper).call(endpoints.quoteOrder, { body });
      const { lines, rejected = [] } = reply;
      const states = [...cart].map(([{ _id, isSold, stock }, wanted]) => [
        _id,
        !isSold ? 'gone' : stock === 0 ? 'sold-out' : stock < wanted ? 'short' : 'available',
      ]);
      assert.deepEqual(lines.map(({ product, state }) => [product, state]).sort(), states.sort());
      const usable = {
        ...asked,
        percent:
          asked.percent && model.canUse({ ...PLAIN, percent: true }, shopper % model.carts.length),
        amount:
          asked.amount && model.canUse({ ...PLAIN, amount: true }, shopper % model.carts.length),
      };
      assert.deepEqual(
        rejected.map(({ code }) => code).sort(),
        (['amount', 'percent'] as const)
          .filter((name) => asked[name] && !usable[name])
          .map((name) => codes[name].code),
      );
      assert.deepEqual(shownPrice(reply), model.price(there, usable));
    },
    hasCart(shopper),
  );

const checkOut = (shopper: number, wished: Wishes) =>
  command(
    `shopper ${shopper} checks out with ${JSON.stringify(wished)}`,
    async (model, real) => {
      const cart = cartOf(model, shopper);
      const asked = withoutFree(cart, wished);
      const isPossible = model.hasAll(cart) && model.canUse(asked, shopper % model.carts.length);
      assert.equal(await place(model, real, shopper, asked), isPossible);
    },
    hasCart(shopper),
  );

/** Checks out two carts of one product at once: if stock or uses of the code are left for only one, only one succeeds. */
const checkOutTogether = (product: number, quantity: number, percent: boolean) =>
  command(`two check out ${quantity} of product ${product} at once`, async (model, real) => {
    const chosen = pick(model.products, product);
    const asked = { ...PLAIN, percent: percent && chosen.cents > 0 };
    const left = asked.percent ? PERCENT_USES - model.uses('percent') : 2;
    const inStock = chosen.isSold ? Math.floor(chosen.stock / quantity) : 0;
    const possible = Math.min(2, inStock, left);
    for (const cart of model.carts) {
      cart.clear();
      cart.set(chosen, quantity);
    }
    const confirmed = await Promise.all([0, 1].map((one) => place(model, real, one, asked)));
    assert.equal(confirmed.filter(Boolean).length, possible);
  });

const repeatKey = (which: number) =>
  command(
    `order ${which} is sent again`,
    async ({ orders }, real) => {
      const order = pick(orders, which);
      const response = await send(real, order.shopper, order.key, bodyOf(order, real));
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
      const order = pick(orders, which);
      const response = await send(real, order.shopper, order.key, bodyOf(order, real, 1));
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
  fc.tuple(any, wishes).map((given) => quote(...given)),
  fc.tuple(any, wishes).map((given) => checkOut(...given)),
  fc.tuple(any, wishes).map((given) => checkOut(...given)),
  fc.tuple(any, pieces, fc.boolean()).map((given) => checkOutTogether(...given)),
  any.map(repeatKey),
  any.map(cancelTwice),
  any.map(misuseKey),
];
