import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { endpoints, type EndpointInput } from '@shop/shared';
import { readBody } from '@shop/test-shop/client/api-client';
import { pick } from './command.js';
import type { Cart, Model, ModelOrder } from './model.js';
import { CENTS_OFF, type Wishes } from './price.js';
import { itemsOf, type RealShop } from './real-shop.js';
import { sentOf } from './rules.js';

type OrderBody = EndpointInput<typeof endpoints.placeOrder>['body'];

/** Sends an order. */
export const send = ({ shoppers }: RealShop, shopper: number, key: string, body: OrderBody) =>
  pick(shoppers, shopper).send(endpoints.placeOrder, { headers: { 'idempotency-key': key }, body });

/** What was sent for an order. @param more pieces of each line */
export function bodyOf(order: ModelOrder, { codes, methods }: RealShop, more = 0): OrderBody {
  const lines = order.lines.map(({ product, quantity }) => [product, quantity + more] as const);
  return { items: itemsOf(new Map(lines)), ...sentOf(order.wishes, codes, methods) };
}

/** Nobody uses a code for goods that cost nothing, which it takes nothing off, or one that pays for all of them. */
export function withoutFree(cart: Cart, wished: Wishes): Wishes {
  const worth = [...cart].reduce((sum, [{ cents }, quantity]) => sum + cents * quantity, 0);
  return {
    ...wished,
    percent: wished.percent && worth > 0,
    amount: wished.amount && worth > CENTS_OFF,
  };
}

/** Places a cart in both; a shopper who is refused begins a new one. @returns whether the shop confirmed it. */
export async function place(
  model: Model,
  real: RealShop,
  shopper: number,
  wished: Wishes,
): Promise<boolean> {
  const cart = pick(model.carts, shopper);
  const key = randomUUID();
  const wanted: Cart = new Map(cart);
  cart.clear();
  const body = { items: itemsOf(wanted), ...sentOf(wished, real.codes, real.methods) };
  const response = await send(real, shopper, key, body);
  if (response.status !== 201) {
    assert.equal(response.status, 409);
    return false;
  }
  const { order } = await readBody(endpoints.placeOrder, response);
  const { _id, number } = order;
  const buyer = shopper % model.carts.length;
  model.place({ _id, number, key, shopper: buyer, wishes: wished }, wanted);
  return true;
}
