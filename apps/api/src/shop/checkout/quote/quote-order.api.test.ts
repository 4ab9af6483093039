import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { buildProduct, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

describe('POST /orders/quote', () => {
  it('tells anyone what the items cost now and whether they are available', async () => {
    const there = await buildProduct({ price: 12.5, quantity: 5 });
    const short = await buildProduct({ quantity: 1 });
    const soldOut = await buildProduct({ quantity: 0 });
    const gone = unknownId();
    const items = [
      { product: there.id, quantity: 5 },
      { product: short.id, quantity: 2 },
      { product: soldOut.id, quantity: 1 },
      { product: gone, quantity: 1 },
    ];
    const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
    const lines = new Map(body.lines.map(({ product, ...line }) => [product, line]));
    expect(lines.get(there.id)).toEqual({ state: 'available', price: 12.5, available: 5 });
    expect(lines.get(short.id)).toMatchObject({ state: 'short', available: 1 });
    expect(lines.get(soldOut.id)).toMatchObject({ state: 'sold-out', available: 0 });
    expect(lines.get(gone)).toEqual({ state: 'gone', price: null, available: 0 });
    // Five at 12.50, and one of the short one at 25.
    expect(body).toMatchObject({ total: 87.5 });
    expect(body).not.toHaveProperty('adjustments');
    expect(body.paymentMethods).toEqual([{ id: 'simulated', name: 'Pay now', paid: 'now' }]);
    expect(await stockOf(there.id)).toBe(5);
  });
});
