import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../testing/factories.js';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants, saveGrid } from '../../../testing/variants.js';
import { findDisagreements } from '../../order-checks/index.js';
import { StockMovementModel } from '../stock/stock-movement.model.js';

const api = useTestShop();

let token: string;
let shirt: Awaited<ReturnType<typeof buildVariants>>;

const small = { values: ['S'], price: 24.9, quantity: 10, sku: 'OX-S' };
const medium = {
  ...{ values: ['M'], price: 28.9, quantity: 3, sku: 'OX-M', compareAtPrice: 35 },
  ...{ weight: 210, barcode: '4006381333931' },
};

beforeEach(async () => {
  ({ token } = await buildAdmin());
  shirt = await buildVariants({ variants: [small, medium] });
});

const read = async () =>
  (await api.call(endpoints.getVariants, { token, params: { id: shirt.id } })).body;

/** M is bought, removed, and comes back into stock. */
async function removeAndGiveBack() {
  const item = { product: shirt.id, variant: shirt.variants[1]?.id ?? '', quantity: 1 };
  const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
  await saveGrid(shirt.id, { variants: [small], version: 1 });
  const params = { number: String(body.order.number) };
  await api.call(endpoints.cancelMyOrder, { token, params });
}

describe('a variant that is kept for its orders', () => {
  it('is told beside the grid with all it had, and with the pieces that came back', async () => {
    expect(await read()).not.toHaveProperty('kept');
    await removeAndGiveBack();
    const { variants, kept = [] } = await read();
    expect(variants.map(({ name }) => name)).toEqual(['S']);
    expect(kept).toMatchObject([{ ...medium, _id: shirt.variants[1]?.id, quantity: 1 }]);
  });

  it('comes back by its id, with pieces that came back since it was shown', async () => {
    await removeAndGiveBack();
    const _id = shirt.variants[1]?.id ?? '';
    // It was shown with none.
    const row = { ...medium, _id, quantity: 2, quantityBefore: 0 };
    const body = buildGrid({ variants: [small, row], version: 2 });
    const saved = await api.call(endpoints.saveVariants, { token, params: { id: shirt.id }, body });
    expect(saved.body.variants[1]).toMatchObject({ ...medium, _id, quantity: 3 });
    expect(saved.body).not.toHaveProperty('kept');
    const history = await StockMovementModel.find({ 'variant._id': _id }).sort({ _id: -1 }).lean();
    expect(history[0]).toMatchObject({ reason: 'added', moved: 2, quantity: 3 });
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('has no SKU that somebody has by now', async () => {
    await removeAndGiveBack();
    await buildVariants({ variants: [{ ...small, sku: 'ox-m' }] });
    const { kept = [] } = await read();
    expect(kept).toMatchObject([{ sku: null, price: 28.9 }]);
  });
});
