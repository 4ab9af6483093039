import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildOrder,
  buildPicture,
  buildProduct,
  buildUser,
} from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();

let token: string;
let category: Awaited<ReturnType<typeof buildCategory>>;

const hiding = { quantity: '9', quantityBefore: '9' };

/** A product on which nothing is said but these fields. */
async function edit(id: string, fields: Record<string, string>) {
  const body = buildFilledProductForm(category.id, { ...hiding, ...fields });
  const unchanged = { name: 'Chair', description: 'Solid', price: '5' };
  for (const [name, value] of Object.entries(unchanged)) body.set(`${name}Before`, value);
  const reply = await api.call(endpoints.updateProduct, { token, params: { id }, body });
  return reply.body.product;
}

/** A product with a photo, and one beside it that is always there. */
async function buildChair() {
  const photo = await buildPicture();
  await buildProduct({ name: 'Stool', category: category.id, price: 5 });
  return buildProduct({
    name: 'Chair',
    description: 'Solid',
    price: 5,
    quantity: 9,
    category: category.id,
    photo,
  });
}

beforeEach(async () => {
  ({ token } = await buildAdmin());
  category = await buildCategory('Seats');
});

describe.each(['draft', 'archived'])('a product that is %s', (status) => {
  it('is in no list of the shop, and in no count', async () => {
    const { id } = await buildChair();
    await index().start();
    await edit(id, { status });
    for (const client of [api, shop]) {
      const { body: all } = await client.call(endpoints.listProducts);
      expect(all).toMatchObject({ products: [{ name: 'Stool' }], total: 1 });
      const params = { page: 1 };
      const { body: page } = await client.call(endpoints.listProductPage, { params });
      expect(page).toMatchObject({ products: [{ name: 'Stool' }], total: 1 });
      const { body: counted } = await client.call(endpoints.countProducts);
      expect(counted.total).toBe(1);
      for (const paging of [{}, { page: 1 }]) {
        const wanted = { checked: [category.id], ...paging };
        const { body: some } = await client.call(endpoints.filterProducts, { body: wanted });
        expect(some).toMatchObject({ products: [{ name: 'Stool' }], total: 1 });
      }
      const { body: ofCategory } = await client.call(endpoints.listCategoryProducts, {
        params: { slug: category.slug },
      });
      expect(ofCategory).toMatchObject({ products: [{ name: 'Stool' }], total: 1 });
      const { body: listing } = await client.call(endpoints.listCatalogue);
      expect(listing).toMatchObject({ products: [{ name: 'Stool' }], total: 1 });
    }
  });

  it('is not found by words, suggested or similar', async () => {
    const { id } = await buildChair();
    await index().start();
    await edit(id, { status });
    for (const client of [api, shop]) {
      const params = { keyword: 'chair' };
      expect((await client.call(endpoints.searchProducts, { params })).body).toEqual([]);
      const { body: found } = await client.call(endpoints.listProducts, {
        query: { search: id },
      });
      expect(found.total).toBe(0);
      const { body: suggested } = await client.call(endpoints.suggestProducts, {
        query: { q: 'chai' },
      });
      expect(suggested.products).toEqual([]);
    }
    const other = (await api.call(endpoints.listProducts)).body.products[0];
    const { body: similar } = await api.call(endpoints.listSimilarProducts, {
      params: { productId: other?._id ?? '', categoryId: category.id },
    });
    expect(similar.products).toEqual([]);
  });

  it('has no page, photo or place in the sitemap', async () => {
    const { id, slug } = await buildChair();
    await edit(id, { status });
    expect((await api.refuse(endpoints.getProduct, { params: { slug } })).status).toBe(404);
    expect((await api.refuse(endpoints.getProductPhoto, { params: { id } })).status).toBe(404);
    expect(await (await api.fetch('/sitemap.xml')).text()).not.toContain(slug);
  });

  it('is not the picture of its category', async () => {
    const { id } = await buildChair();
    const picturesOf = async (client: typeof api) =>
      (await client.call(endpoints.listCategoryPictures)).body.pictures;
    expect(await picturesOf(shop)).toMatchObject([{ category: category.id, product: id }]);
    await edit(id, { status });
    for (const client of [api, shop]) expect(await picturesOf(client)).toEqual([]);
  });

  it('can neither be bought nor kept, and stays in its orders', async () => {
    const { id } = await buildChair();
    const buyer = await buildUser();
    const order = await buildOrder({ buyer, items: [{ product: id, quantity: 2 }] });
    const items = [{ product: id, quantity: 1 }];
    await api.call(endpoints.keepCart, {
      token: buyer.token,
      body: { items, version: 0 },
    });
    await edit(id, { status, quantityBefore: '7', quantity: '7' });
    const { body: quote } = await api.call(endpoints.quoteOrder, { body: { items } });
    expect(quote.lines).toMatchObject([{ product: id, state: 'gone', price: null }]);
    const { body: cart } = await api.call(endpoints.getCart, { token: buyer.token });
    expect(cart).toMatchObject({ items: [], products: [], gone: [id] });
    const refused = await api.refuse(endpoints.placeOrder, {
      token: buyer.token,
      headers: { 'idempotency-key': 'a-key' },
      body: { items },
    });
    expect(refused.status).toBe(409);
    const { body: orders } = await api.call(endpoints.listMyOrders, { token: buyer.token });
    expect(JSON.stringify(orders)).toContain(order.id);
    expect(JSON.stringify(orders)).toContain('Chair');
  });

  it('is an administrator’s to see, with its status and photo', async () => {
    const { id, slug } = await buildChair();
    expect(await edit(id, { status })).toMatchObject({ slug, status });
    const { body: one } = await api.call(endpoints.getAdministeredProduct, {
      token,
      params: { slug },
    });
    expect(one.product).toMatchObject({ _id: id, status });
    const photo = await api.send(endpoints.getAdministeredPhoto, { token, params: { id } });
    expect(photo.status).toBe(200);
    const listed = async (query: Record<string, string>) => {
      const call = { token, query };
      const { body } = await api.call(endpoints.listAdministeredProducts, call);
      expect(body.total).toBe(body.products.length);
      return body.products.map(({ name }) => name).sort();
    };
    expect(await listed({})).toEqual(['Chair', 'Stool']);
    expect(await listed({ status })).toEqual(['Chair']);
    expect(await listed({ status: 'active' })).toEqual(['Stool']);
    expect(await listed({ status, category: category.id, sort: 'name' })).toEqual(['Chair']);
    expect(await listed({ search: 'chair' })).toEqual(['Chair']);
    expect(await listed({ search: id })).toEqual(['Chair']);
  });

  it('is as before once it is active again', async () => {
    const { id, slug } = await buildChair();
    const params = { slug };
    const before = (await api.call(endpoints.getProduct, { params })).body;
    await edit(id, { status });
    await edit(id, { status: 'active' });
    expect((await api.call(endpoints.getProduct, { params })).body).toEqual(before);
    expect((await api.call(endpoints.countProducts)).body.total).toBe(2);
  });
});
