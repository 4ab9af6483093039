import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildUser,
} from '../../../testing/factories.js';
import { buildPhotos } from '../../../testing/photos.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, saveGrid } from '../../../testing/variants.js';

const api = useTestShop();

describe('GET /auth/orders and /auth/all-orders', () => {
  it('show a shopper their own, an administrator everyone’s, newest first [R4]', async () => {
    const [ada, bob, admin] = [await buildUser(), await buildUser(), await buildAdmin()];
    const orders = [
      await buildOrder({ buyer: ada }),
      await buildOrder({ buyer: bob }),
      await buildOrder({ buyer: ada }),
    ];
    const ids = orders.map(({ id }) => id);
    const mine = await api.call(endpoints.listMyOrders, { token: ada.token });
    expect(mine.body.map(({ _id }) => _id)).toEqual([ids[2], ids[0]]);
    const all = await api.call(endpoints.listAllOrders, { token: admin.token });
    expect(all.body.map(({ _id }) => _id)).toEqual([ids[2], ids[1], ids[0]]);
    const page = await api.call(endpoints.listAllOrders, {
      token: admin.token,
      query: { page: 2, pageSize: 1 },
    });
    expect(page.body.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(page.headers.get(TOTAL_COUNT_HEADER)).toBe('3');
  });

  it('show products as they were bought, whatever happens to them later [R14]', async () => {
    const [buyer, admin] = [await buildUser(), await buildAdmin()];
    const product = await buildProduct({ name: 'Chair', price: 10 });
    await buildOrder({ buyer, items: [{ product: product.id, quantity: 2 }] });
    const category = product.category.toHexString();
    const body = buildProductForm({
      name: 'Throne',
      description: 'x',
      price: '999',
      quantity: '1',
      category,
    });
    await api.call(endpoints.updateProduct, {
      token: admin.token,
      params: { id: product.id },
      body,
    });
    await api.call(endpoints.deleteProduct, { token: admin.token, params: { id: product.id } });
    const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
    expect(order?.products).toMatchObject([
      { _id: product.id, name: 'Chair', slug: 'chair', price: 10, quantity: 2 },
    ]);
    expect(order?.total).toBe(20);
  });

  it('say which products still have a photo', async () => {
    const [buyer, admin] = [await buildUser(), await buildAdmin()];
    const photo = await buildPicture();
    const kept = await buildProduct({ photo });
    const deleted = await buildProduct({ photo });
    const plain = await buildProduct();
    const items = [kept, deleted, plain].map(({ id }) => ({ product: id, quantity: 1 }));
    await buildOrder({ buyer, items });
    await api.call(endpoints.deleteProduct, { token: admin.token, params: { id: deleted.id } });
    const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
    const photos = Object.fromEntries(order?.products.map((line) => [line._id, line.photo]) ?? []);
    expect(photos).toEqual({
      [kept.id]: { version: kept.photo?.version, width: 64, height: 64 },
      [deleted.id]: null,
      [plain.id]: null,
    });
  });

  it('show a variant by its own photo', async () => {
    const buyer = await buildUser();
    const { id: product, photos } = await buildPhotos(2, { name: 'Shirt' });
    const second = photos[1];
    const [small, medium] = buildGrid().variants;
    const grid = [
      { ...small, values: ['S'], price: 20, photo: second?._id },
      { ...medium, values: ['M'], price: 25 },
    ];
    const { variants } = await saveGrid(product, { variants: grid });
    const items = variants.map(({ _id }) => ({ product, variant: _id.toHexString(), quantity: 1 }));
    await buildOrder({ buyer, items });
    const [order] = (await api.call(endpoints.listMyOrders, { token: buyer.token })).body;
    const shown = order?.products.map(({ photo }) => [photo?._id, photo?.version]);
    expect(shown).toEqual([
      [second?._id, second?.version],
      [undefined, photos[0]?.version],
    ]);
  });
});
