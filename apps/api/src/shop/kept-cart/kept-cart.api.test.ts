import { endpoints, LIMITS } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { buildProduct, buildUser, PASSWORD } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../testing/variants.js';
import { ProductModel } from '../catalog/index.js';

const api = useTestShop();

const unknownId = () => new Types.ObjectId().toHexString();

type Items = { product: string; variant?: string; quantity: number }[];
const keep = (token: string, items: Items, version = 0) =>
  api.call(endpoints.keepCart, { token, body: { items, version } });
const kept = async (token: string) => (await api.call(endpoints.getCart, { token })).body;

describe('a kept cart', () => {
  it('is empty at first, and has no version yet', async () => {
    const { token } = await buildUser();
    expect(await kept(token)).toEqual({
      success: true,
      items: [],
      products: [],
      gone: [],
      version: 0,
    });
  });

  it('comes back with whole products, in the order in which they were added', async () => {
    const { token } = await buildUser();
    const lamp = await buildProduct({ name: 'Lamp', price: 20 });
    const chair = await buildProduct({ name: 'Chair' });
    const items = [
      { product: chair.id, quantity: 1 },
      { product: lamp.id, quantity: 3 },
    ];
    expect((await keep(token, items)).body).toEqual({ success: true, items, version: 1 });
    const { body: catalogue } = await api.call(endpoints.getProduct, {
      params: { slug: lamp.slug },
    });
    expect(await kept(token)).toMatchObject({
      items,
      version: 1,
      products: [{ name: 'Chair' }, catalogue.product],
    });
  });

  it('has each product once', async () => {
    const { token } = await buildUser();
    const { id: product } = await buildProduct();
    const { body } = await keep(token, [
      { product, quantity: 2 },
      { product, quantity: 3 },
    ]);
    expect(body.items).toEqual([{ product, quantity: 5 }]);
  });

  it('leaves out what the shop no longer has, and names it', async () => {
    const { token } = await buildUser();
    const lamp = await buildProduct();
    const chair = await buildProduct();
    await keep(
      token,
      [lamp.id, chair.id].map((product) => ({ product, quantity: 1 })),
    );
    await ProductModel.deleteOne({ _id: lamp._id });
    const { items, products, gone } = await kept(token);
    expect(items).toEqual([{ product: chair.id, quantity: 1 }]);
    expect(products).toMatchObject([{ _id: chair.id }]);
    expect(gone).toEqual([lamp.id]);
  });

  it('leaves out a variant that the shop no longer has, and names its product', async () => {
    const { token } = await buildUser();
    const { id: product, variants, version } = await buildVariants();
    const [small, medium] = variants;
    if (!small || !medium) throw new Error('The grid has two variants');
    await keep(
      token,
      [small, medium].map(({ id }) => ({ product, variant: id, quantity: 2 })),
    );
    const left = { _id: small.id, values: ['S'], price: 20, quantity: 10, sku: null };
    const options = [{ name: 'Size', values: ['S'] }];
    await saveGrid(product, { options, variants: [left], version });
    const { items, products, gone, goneVariants } = await kept(token);
    expect(items).toEqual([{ product, variant: small.id, quantity: 2 }]);
    expect(products).toMatchObject([{ _id: product, variant: { _id: small.id } }]);
    expect(gone).toEqual([]);
    expect(goneVariants).toEqual([{ product, variant: medium.id, name: 'Shirt' }]);
  });

  it('can be emptied, and keeps counting its versions', async () => {
    const { token } = await buildUser();
    await keep(token, [{ product: unknownId(), quantity: 1 }]);
    await keep(token, [], 1);
    expect(await kept(token)).toMatchObject({ items: [], version: 2 });
    const late = { token, body: { items: [], version: 0 } };
    expect((await api.refuse(endpoints.keepCart, late)).status).toBe(409);
  });

  it('is gone with its account', async () => {
    const { token } = await buildUser();
    await keep(token, [{ product: unknownId(), quantity: 1 }]);
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    const late = { token, body: { items: [], version: 1 } };
    expect((await api.refuse(endpoints.keepCart, late)).status).toBe(401);
  });
});

describe('two devices', () => {
  it('can’t both replace what they have seen: the later one is told what there is now', async () => {
    const { token } = await buildUser();
    const lamp = await buildProduct({ name: 'Lamp' });
    const items = [{ product: lamp.id, quantity: 1 }];
    await keep(token, items);
    const late = { token, body: { items: [], version: 0 } };
    expect(await api.refuse(endpoints.keepCart, late)).toMatchObject({
      status: 409,
      message: 'Your cart has changed meanwhile',
      cart: { items, version: 1, products: [{ name: 'Lamp' }], gone: [] },
    });
    expect(await kept(token)).toMatchObject({ items, version: 1 });
  });

  it.each([0, 1])('at the same moment, from version %i: one of twenty is kept', async (version) => {
    const { token } = await buildUser();
    if (version === 1) await keep(token, []);
    const products = Array.from({ length: 20 }, unknownId);
    const replies = await Promise.allSettled(
      products.map((product) => keep(token, [{ product, quantity: 1 }], version)),
    );
    const won = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value.body : []));
    expect(won).toHaveLength(1);
    const { gone, version: now } = await kept(token);
    expect(now).toBe(version + 1);
    expect(gone).toEqual(won[0]?.items.map(({ product }) => product));
  });
});

describe('a cart is not kept', () => {
  const many = Array.from({ length: LIMITS.orderLines + 1 }, () => ({
    product: unknownId(),
    quantity: 1,
  }));
  it.each<[string, unknown]>([
    ['with more products than an order may have', { items: many, version: 0 }],
    [
      'with more pieces than an order may have',
      { items: [{ product: unknownId(), quantity: LIMITS.orderLineQuantity + 1 }], version: 0 },
    ],
    ['with no piece of a product', { items: [{ product: unknownId(), quantity: 0 }], version: 0 }],
    ['with something that is no product', { items: [{ product: '$x', quantity: 1 }], version: 0 }],
    ['without a version', { items: [] }],
    ['without items', { version: 0 }],
  ])('%s', async (_, body) => {
    const { token } = await buildUser();
    const refused = await api.refuse(endpoints.keepCart, { token, body: body as never });
    expect(refused.status).toBe(400);
    expect((await kept(token)).version).toBe(0);
  });

  it('for a visitor', async () => {
    const body = { items: [], version: 0 };
    expect((await api.refuse(endpoints.keepCart, { body })).status).toBe(401);
    expect((await api.refuse(endpoints.getCart)).status).toBe(401);
  });
});
