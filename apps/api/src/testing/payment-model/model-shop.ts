import { expect } from 'vitest';
import type { Types } from 'mongoose';
import { endpoints, type Endpoint, type Settings } from '@shop/shared';
import type { CallInput } from '../api-client.js';
import { buildAdmin, buildProduct, buildUser } from '../factories.js';
import { openStripeShop } from '../orders/stripe-shop.js';
import { stoppedWrites } from './stopped-writes.js';

const PIECES = 500;
const CODE = 'FIVE';

export type ModelShop = Awaited<ReturnType<typeof openModelShop>>;

/** A shop with a stand-in for Stripe, a few products and buyers, and a code for a few uses. */
export async function openModelShop(settings: Partial<Settings>) {
  const shop = await openStripeShop({}, settings);
  const { token: admin } = await buildAdmin();
  const people = [await buildUser(), await buildUser(), await buildUser()];
  const products: string[] = [];
  for (const price of [19.99, 5, 33.33])
    products.push((await buildProduct({ price, quantity: PIECES, shipping: price > 10 })).id);
  await shop.api.call(endpoints.createPromotion, {
    token: admin,
    body: {
      name: 'Five',
      kind: 'percent',
      scope: 'order',
      value: 10,
      codes: [CODE],
      limits: { uses: 5 },
    },
  });
  return {
    ...shop,
    writes: stoppedWrites(),
    admin,
    products,
    pieces: PIECES * products.length,
    code: CODE,
    buyers: people.map(({ token }) => token),
    tokenOf: (id: Types.ObjectId) => people.find((one) => one.user._id.equals(id))?.token ?? '',
    /** Calls, and takes every answer but a fault of the shop. */
    async answered(endpoint: Endpoint, input: CallInput): Promise<void> {
      const { status, text } = await shop.api.send(endpoint, input);
      expect(status, text).not.toBe(500);
    },
  };
}
