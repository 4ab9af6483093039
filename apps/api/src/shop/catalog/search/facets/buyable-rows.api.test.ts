import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCheckout } from '../../../../testing/orders/checkouts.js';
import { buildAdmin } from '../../../../testing/factories.js';
import { useSearchedShop } from '../../../../testing/searched-shop.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../../testing/variants.js';
import { PinModel } from '../pins/pin.model.js';

useTestShop();
const { shop, index } = useSearchedShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  const body = { names: ['Size'], version: 0 };
  await shop.call(endpoints.updateFacets, { token, body });
});

const buildShirt = (name: string, pieces: { S: number; M: number }) =>
  buildVariants(
    {
      variants: [
        { values: ['S'], price: 20, quantity: pieces.S },
        { values: ['M'], price: 20, quantity: pieces.M },
      ],
    },
    { name },
  );

async function list(query: Record<string, string> = {}) {
  const { body } = await shop.call(endpoints.listCatalogue, { query });
  const counted: Record<string, number> = {};
  for (const { value, count } of body.counts?.facets?.[0]?.values ?? []) counted[value] = count;
  return { counted, names: body.products.map(({ name }) => name).sort() };
}

describe('a size that is sold out', () => {
  it('is neither counted nor listed beside others that can be bought', async () => {
    await buildShirt('A', { S: 1, M: 0 });
    await buildShirt('B', { S: 1, M: 1 });
    await index().start();
    expect((await list()).counted).toEqual({ S: 2, M: 1 });
    expect(await list({ attributes: 'Size:M' })).toEqual({
      counted: { S: 2, M: 1 },
      names: ['B'],
    });
  });

  it('stays where the whole product is sold out, as other products stay', async () => {
    await buildShirt('A', { S: 0, M: 0 });
    await index().start();
    expect((await list({ attributes: 'Size:M' })).names).toEqual(['A']);
    expect((await list({ attributes: 'Size:M', stock: 'in' })).names).toEqual([]);
  });

  it('goes with the last piece, and is back with the next one', async () => {
    const { id, variants } = await buildShirt('A', { S: 1, M: 1 });
    await index().start();
    const variant = variants.find(({ values }) => values[0] === 'M')?.id;
    const items = [{ product: id, variant, quantity: 1 }];
    const { body } = await shop.call(endpoints.placeOrder, buildCheckout(token, items));
    const counts = async (sizes: Record<string, number>) =>
      vi.waitFor(async () => expect((await list()).counted).toEqual(sizes), 20_000);
    await counts({ S: 1 });
    await shop.call(endpoints.updateOrderStatus, {
      token,
      params: { orderId: body.order._id },
      body: { status: 'cancel' },
    });
    await counts({ S: 1, M: 1 });
  });

  it('of a pinned product is not counted either', async () => {
    const { _id } = await buildShirt('A', { S: 1, M: 0 });
    await PinModel.create({ words: 'plain', products: [_id], version: 1 });
    await index().start();
    expect((await list({ q: 'plain' })).counted).toEqual({ S: 1 });
    expect((await list({ q: 'plain', attributes: 'Size:M' })).names).toEqual([]);
  });
});

describe('values that can’t be bought together', () => {
  const options = [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ];
  const rowOf = (colour: string, size: string, quantity = 1, hidden = false) => ({
    ...{ values: [colour, size], price: 20, quantity, hidden },
  });
  const red = (size: string) => list({ attributes: `Colour:Red,Size:${size}` });

  it.each([
    ['is sold out', [rowOf('Red', 'S'), rowOf('Red', 'M', 0), rowOf('Blue', 'M')]],
    ['does not exist', [rowOf('Red', 'S'), rowOf('Blue', 'S'), rowOf('Blue', 'M')]],
    ['is hidden', [rowOf('Red', 'S'), rowOf('Red', 'M', 1, true), rowOf('Blue', 'M')]],
  ])('list no product whose combination %s', async (_, variants) => {
    await buildVariants({ options, variants }, { name: 'A' });
    await index().start();
    expect((await red('S')).names).toEqual(['A']);
    expect(await red('M')).toEqual({ counted: { S: 1, M: 0 }, names: [] });
  });

  it('are listed with a product that is sold out altogether', async () => {
    const variants = [rowOf('Red', 'S', 0), rowOf('Blue', 'M', 0)];
    await buildVariants({ options, variants }, { name: 'A' });
    await index().start();
    expect((await red('M')).names).toEqual(['A']);
  });

  it('follow a sale and a save of the grid', async () => {
    const variants = ['S', 'M'].flatMap((size) => [rowOf('Red', size), rowOf('Blue', size)]);
    const {
      id,
      version,
      variants: made,
    } = await buildVariants({ options, variants }, { name: 'A' });
    await PinModel.create({ words: 'plain', products: [id], version: 1 });
    await index().start();
    expect((await red('M')).names).toEqual(['A']);
    const sold = made.find(({ values }) => values.join() === 'Red,M');
    const items = [{ product: id, variant: sold?.id, quantity: 1 }];
    await shop.call(endpoints.placeOrder, buildCheckout(token, items));
    await vi.waitFor(async () => expect((await red('M')).names).toEqual([]), 20_000);
    const pinned = await list({ q: 'plain', attributes: 'Colour:Red,Size:M' });
    expect(pinned).toEqual({ counted: { S: 1, M: 0 }, names: [] });
    await saveGrid(id, { options, variants, version });
    await vi.waitFor(async () => expect((await red('M')).names).toEqual(['A']), 20_000);
  });
});
