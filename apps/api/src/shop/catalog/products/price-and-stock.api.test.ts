import { endpoints, type EndpointBody } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOrder, buildProduct, buildUser, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

type Edit = EndpointBody<typeof endpoints.updatePriceAndStock>;

let alice: string;
let bob: string;
let product: Awaited<ReturnType<typeof buildProduct>>;

beforeEach(async () => {
  ({ token: alice } = await buildUser({ role: 1, name: 'Alice' }));
  ({ token: bob } = await buildUser({ role: 1, name: 'Bob' }));
  product = await buildProduct({ name: 'Lamp', price: 27.99, quantity: 10 });
});

/** A save of the row that was opened with $27.99 and 10 pieces. */
function inputOf(token: string, changed: Partial<Edit>) {
  const opened = { price: 27.99, priceBefore: 27.99, quantity: 10, quantityBefore: 10 };
  const body: Edit = { ...opened, editKey: 'one', ...changed };
  return { token, params: { id: product.id }, body };
}

async function save(token: string, changed: Partial<Edit>) {
  const input = inputOf(token, changed);
  return (await api.call(endpoints.updatePriceAndStock, input)).body.product;
}

const stored = async () =>
  (
    await api.call(endpoints.getAdministeredProduct, {
      token: alice,
      params: { slug: product.slug },
    })
  ).body.product;

describe('PUT /products/price-and-stock/{id}', () => {
  it('saves both, leaves everything else alone, and is recorded', async () => {
    const before = await stored();
    const after = { ...before, price: 19.99, quantity: 12 };
    expect(await save(alice, { price: 19.99, quantity: 12 })).toEqual(after);
    expect(await stored()).toEqual(after);
    const { body } = await api.call(endpoints.listAuditEntries, { token: alice });
    expect(body.entries[0]).toMatchObject({
      action: 'updateProduct',
      by: { name: 'Alice' },
      before: { price: 27.99, quantity: 10 },
      after: { price: 19.99, quantity: 12 },
    });
  });

  it('changes the stock by the difference, once for each key, and keeps what was sold', async () => {
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    expect(await save(alice, { quantity: 12 })).toMatchObject({ quantity: 9 });
    expect(await save(alice, { quantity: 12 })).toMatchObject({ quantity: 9 });
    expect(await save(alice, { quantity: 12, editKey: 'two' })).toMatchObject({ quantity: 11 });
  });

  it('keeps the price that somebody else saved, if it changes only the stock', async () => {
    await save(alice, { price: 19.99 });
    const both = { price: 19.99, quantity: 4 };
    expect(await save(bob, { quantity: 4, editKey: 'two' })).toMatchObject(both);
  });

  it('says who changed the price first, and saves nothing', async () => {
    const after = await save(alice, { price: 19.99 });
    const message =
      'Alice changed the price after you opened this product. Load it again before you save.';
    const input = inputOf(bob, { price: 24.99, quantity: 3, editKey: 'two' });
    expect(await api.refuse(endpoints.updatePriceAndStock, input)).toMatchObject({
      status: 409,
      message,
      errors: [{ field: 'price', message }],
    });
    expect(await stored()).toEqual(after);
  });

  it('sets and clears the compare-at price, and leaves it alone if it is not sent', async () => {
    const set = { compareAtPrice: '40', compareAtPriceBefore: '' };
    expect(await save(alice, set)).toMatchObject({ compareAtPrice: 40 });
    expect(await save(alice, { price: 30, editKey: 'two' })).toMatchObject({ compareAtPrice: 40 });
    const cleared = { compareAtPrice: '', compareAtPriceBefore: '40', editKey: 'three' };
    expect(await save(alice, cleared)).not.toHaveProperty('compareAtPrice');
  });

  it('is 400 for a compare-at price below the price', async () => {
    const below = { compareAtPrice: '20', compareAtPriceBefore: '' };
    expect(await api.refuse(endpoints.updatePriceAndStock, inputOf(alice, below))).toMatchObject({
      status: 400,
      errors: [{ field: 'compareAtPrice' }],
    });
  });

  it('is 409 for a stock below nothing', async () => {
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    const input = inputOf(alice, { price: 19.99, quantity: 2 });
    expect(await api.refuse(endpoints.updatePriceAndStock, input)).toMatchObject({
      status: 409,
      message: 'The stock is now 7: it can no longer be changed from 10 to 2',
      errors: [{ field: 'quantity' }],
    });
    expect(await stored()).toMatchObject({ price: 27.99, quantity: 7 });
  });

  it('is 400 for what is no price, and 404 for an unknown product', async () => {
    const refused = await api.refuse(
      endpoints.updatePriceAndStock,
      inputOf(alice, { price: 1.999 }),
    );
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'price' }] });
    const input = { ...inputOf(alice, {}), params: { id: unknownId() } };
    expect(await api.refuse(endpoints.updatePriceAndStock, input)).toMatchObject({ status: 404 });
  });

  it('is for administrators alone', async () => {
    const { token } = await buildUser();
    const refused = await api.refuse(endpoints.updatePriceAndStock, inputOf(token, { price: 1 }));
    expect(refused.status).toBe(403);
    expect(await stored()).toMatchObject({ price: 27.99 });
  });
});
