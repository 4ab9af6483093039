import { endpoints } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserModel } from '../../accounts/index.js';
import { LimitCounterModel } from '../../limits/limit-counter.model.js';
import { buildCheckout } from '../../testing/checkouts.js';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Stores counters as if an account had used up its checkouts; they expire after `seconds`. */
const useUp = (id: string, seconds = 60) =>
  LimitCounterModel.create({
    key: `checkout-account:${id}`,
    points: 1_000,
    expire: new Date(Date.now() + seconds * 1_000),
  });

async function buildShopper() {
  const { token, id } = await buildUser();
  const product = await buildProduct({ quantity: 5 });
  return { id, token, order: () => buildCheckout(token, [{ product: product.id, quantity: 1 }]) };
}

describe('a caller whose limit was reached a moment ago', () => {
  it('is refused again, in the same words, without anything being read', async () => {
    const { id, order } = await buildShopper();
    await useUp(id);
    const first = await api.refuse(endpoints.placeOrder, order());
    const read = vi.spyOn(UserModel, 'findById');
    const again = await api.refuse(endpoints.placeOrder, order());
    expect(read).not.toHaveBeenCalled();
    expect([first.status, again.status]).toEqual([429, 429]);
    expect(again.message).toBe(first.message);
    const [headers, repeated] = [first, again].map((reply) => new Map(reply.headers));
    expect(repeated?.get('x-request-id')).not.toBe(headers?.get('x-request-id'));
    for (const own of ['x-request-id', 'date'])
      for (const each of [headers, repeated]) each?.delete(own);
    expect(repeated).toEqual(headers);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('may do everything else, and others the same', async () => {
    const [ada, neighbour] = [await buildShopper(), await buildShopper()];
    await useUp(ada.id);
    expect((await api.refuse(endpoints.placeOrder, ada.order())).status).toBe(429);
    await api.call(endpoints.listMyOrders, { token: ada.token });
    await api.call(endpoints.placeOrder, neighbour.order());
  });

  it('may ask again after a second, and is served once the limit is over', async () => {
    const { id, order } = await buildShopper();
    await useUp(id, 3);
    const statuses: number[] = [];
    await vi.waitFor(
      async () => {
        const { token, headers, body } = order();
        const reply = await api.fetch('/api/v1/orders', {
          method: 'POST',
          headers: { ...headers, Authorization: token, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        statuses.push(reply.status);
        expect(reply.status).toBe(201);
      },
      { timeout: 15_000, interval: 200 },
    );
    expect(statuses.slice(0, -1)).not.toContain(201);
    expect(statuses.slice(0, -1).every((status) => status === 429)).toBe(true);
  });
});
