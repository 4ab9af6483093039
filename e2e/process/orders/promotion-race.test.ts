import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { createProducts } from '@shop/test-shop/client/new-products';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startRacedShops } from './raced-shops.js';

const CHECKOUTS = 500;
const USES = 50;
/** Shoppers take turns: registering costs more than buying. */
const SHOPPERS = 20;
const PRODUCTS = 8;
const CANCELLED = 10;
/** After a broken connection, which says nothing about when to come back. */
const RETRY_AFTER_S = 1;
/** New for each run, which may find the database of an earlier one. */
const CODE = `FIFTY-${randomUUID().slice(0, 8)}`.toUpperCase();

interface Attempt {
  shopper: ApiClient;
  key: string;
  product: string;
}

it(
  'gives a code with 50 uses to 50 of 500 checkouts at once, and cancelled orders give it back once',
  {
    timeout: 600_000,
  },
  async () => {
    const shops = await startRacedShops();
    try {
      const visitors = shops.origins.map((origin) => new ApiClient(origin));
      const [visitor] = visitors;
      assert(visitor);
      const admin = await visitor.signIn(ADMIN);
      const products = await createProducts(admin, PRODUCTS, CHECKOUTS);
      const { promotion } = await admin.call(endpoints.createPromotion, {
        body: {
          name: 'Fifty',
          kind: 'percent',
          scope: 'order',
          value: 10,
          codes: [CODE],
          limits: { uses: USES },
        },
      });
      const usedNow = async () => {
        const params = { id: promotion._id };
        return (await admin.call(endpoints.getPromotion, { params })).promotion.used;
      };
      const shoppers: ApiClient[] = [];
      while (shoppers.length < SHOPPERS) {
        const at = visitors[shoppers.length % visitors.length] ?? visitor;
        shoppers.push(await at.signIn(await buildShopper(at)));
      }

      const attempts = Array.from({ length: CHECKOUTS }, (_, index) => ({
        shopper: shoppers[index % SHOPPERS] ?? visitor,
        product: products[index % PRODUCTS] ?? '',
        key: randomUUID(),
      }));
      const replies = await Promise.all(attempts.map(checkOut));
      const placed = replies.flatMap(({ number }, index) =>
        number === undefined ? [] : [{ number, ...attempts[index] }],
      );
      const refusals = new Set(replies.flatMap(({ refusal }) => refusal ?? []));
      for (const refusal of refusals) expect(refusal).toMatch(/^409 .*used up/);
      expect(placed).toHaveLength(USES);
      expect(await usedNow()).toBe(USES);

      for (const { number, shopper = visitor } of placed.slice(0, CANCELLED))
        for (let times = 0; times < 2; times += 1)
          await shopper.call(endpoints.cancelMyOrder, { params: { number: String(number) } });
      expect(await usedNow()).toBe(USES - CANCELLED);
      expect(await shops.disagreements()).toEqual([]);
    } finally {
      await shops.stop();
    }
  },
);

/** Sends an order until the shop has time for it; its key makes that safe, also after a broken connection. */
async function checkOut(attempt: Attempt): Promise<Answer> {
  for (;;) {
    const answer = await send(attempt).catch(() => ({ retryAfterS: RETRY_AFTER_S }));
    if (!('retryAfterS' in answer)) return answer;
    await setTimeout(answer.retryAfterS * 1_000);
  }
}

/** The order's number, or why it was refused. */
type Answer = { number: number; refusal?: never } | { refusal: string; number?: never };

/** @returns when to come back, if the shop is too busy */
async function send({ shopper, key, product }: Attempt): Promise<Answer | { retryAfterS: number }> {
  const response = await shopper.send(endpoints.placeOrder, {
    headers: { 'idempotency-key': key },
    body: { items: [{ product, quantity: 1 }], codes: [CODE] },
  });
  const body = (await response.json()) as { message: string; order?: { number: number } };
  if (body.order) return { number: body.order.number };
  const isBusy = response.status === 503 || response.status === 429;
  if (!isBusy) return { refusal: `${response.status} ${body.message}` };
  return { retryAfterS: Number(response.headers.get('retry-after') ?? RETRY_AFTER_S) };
}
