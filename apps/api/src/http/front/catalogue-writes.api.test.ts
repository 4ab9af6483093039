import { randomUUID } from 'node:crypto';
import { SHOP_SYNONYMS } from '@shop/search';
import { endpoints, type Endpoint } from '@shop/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen, ReplyCache, type Listening } from '@shop/front';
import { createApp } from '../../app/app.js';
import {
  followOthersChanges,
  invalidateOwnChanges,
  KeptCategoryTree,
  PinnedProducts,
  ProductModel,
  CachedRecords,
  shareOwnChanges,
} from '../../shop/catalog/index.js';
import { addressOf, apiClient, type CallInput } from '../../testing/api-client.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import {
  buildAdmin,
  buildBrand,
  buildCategory,
  buildCategoryPhoto,
  buildFilledProductForm,
  buildOrder,
  buildPicture,
  buildProduct,
  buildProductForm,
  buildUser,
} from '../../testing/factories.js';
import { keptIndex } from '../../testing/kept-index.js';
import { buildPhotoForm, buildPhotos } from '../../testing/photos.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { buildPrepared } from '../../testing/orders/prepared.js';
import { buildStatusChanges } from '../../testing/orders/status-changes.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';
import { buildGrid } from '../../testing/variants.js';

useTestShop();
const MEMORY = 8 * 1024 * 1024;
/** The instance that makes the changes, and one that learns of them only from the database. */
const [own, other] = [new ReplyCache(MEMORY), new ReplyCache(MEMORY)];
const indexes = [keptIndex(), keptIndex()] as const;
const pins = [new PinnedProducts(), new PinnedProducts()] as const;
const trees = [new KeptCategoryTree(), new KeptCategoryTree()] as const;
const records = [new CachedRecords(MEMORY), new CachedRecords(MEMORY)] as const;
const servers: Listening[] = [];
const shops = [0, 1].map((index) =>
  apiClient(() => `http://127.0.0.1:${servers[index]?.port ?? 0}`),
);
const stops: (() => void)[] = [];

beforeAll(async () => {
  const consumers = [other, indexes[1], pins[1], trees[1], records[1]];
  const following = followOthersChanges(consumers);
  for (const one of consumers) one.follow(following.freshness);
  stops.push(invalidateOwnChanges(own), following.stop);
  for (const [index, cache] of [own, other].entries()) {
    const server = await listen(0);
    const parts = {
      cache,
      search: indexes[index],
      pins: pins[index],
      tree: trees[index],
      records: records[index],
    };
    server.serve(createApp(buildAppDeps(parts)));
    servers.push(server);
  }
});
beforeEach(async () => {
  // Registers again, because the database has just been emptied.
  shareOwnChanges();
  for (const one of [own, other, ...pins, ...trees, ...records]) one.clear();
  await Promise.all(indexes.map((index) => index.start()));
});
afterAll(async () => {
  for (const stop of stops) stop();
  for (const one of [...indexes, ...pins, ...trees, ...records]) one.stop();
  for (const server of servers) await server.close();
});

/** A reply that a visitor may have had, and a write that changes it. */
interface Case {
  shown: string;
  write: CallInput;
}

const LIST = addressOf(endpoints.listProductPage, { params: { page: 1 } });
const CATEGORIES = addressOf(endpoints.listCategories);
const searchFor = (keyword: string) => addressOf(endpoints.searchProducts, { params: { keyword } });
const pageOf = (slug: string) => addressOf(endpoints.getProduct, { params: { slug } });

async function soldProduct(buyer?: Awaited<ReturnType<typeof buildUser>>) {
  const product = await buildProduct({ quantity: 5 });
  const order = await buildOrder({
    ...(buyer && { buyer }),
    items: [{ product: product.id, quantity: 2 }],
  });
  return { shown: pageOf(product.slug), order };
}

/** One case for each call that the contract marks as changing the catalogue. */
const CASES: Record<string, (token: string) => Promise<Case>> = {
  createCategory: () => Promise.resolve({ shown: CATEGORIES, write: { body: { name: 'Lamps' } } }),
  updateCategory: async () => {
    const { id } = await buildCategory('Lamps');
    const { slug } = await buildProduct({ category: id });
    return { shown: pageOf(slug), write: { params: { id }, body: { name: 'Lights' } } };
  },
  deleteCategory: async () => {
    const { id } = await buildCategory('Lamps');
    return { shown: CATEGORIES, write: { params: { id } } };
  },
  mergeCategory: async () => {
    const { slug, category } = await buildProduct();
    const body = { category: (await buildCategory('Lamps')).id };
    return { shown: pageOf(slug), write: { params: { id: category.toHexString() }, body } };
  },
  updateBrand: async () => {
    const { slug, brand } = await buildProduct({ details: { brand: 'Fjord' } });
    return { shown: pageOf(slug), write: { params: { id: String(brand) }, body: { name: 'Hay' } } };
  },
  mergeBrand: async () => {
    const { slug, brand } = await buildProduct({ details: { brand: 'Fjord' } });
    await buildBrand('Hay');
    return { shown: pageOf(slug), write: { params: { id: String(brand) }, body: { into: 'Hay' } } };
  },
  saveCategoryPhoto: async () => {
    const { id } = await buildCategory('Lamps');
    const photo = new Blob([new Uint8Array(await buildPicture())]);
    return { shown: CATEGORIES, write: { params: { id }, body: buildProductForm({ photo }) } };
  },
  deleteCategoryPhoto: async () => {
    const { id } = await buildCategory('Lamps');
    await buildCategoryPhoto(id);
    return { shown: CATEGORIES, write: { params: { id } } };
  },
  createProduct: async () => {
    await buildProduct();
    return { shown: LIST, write: { body: buildFilledProductForm((await buildCategory()).id) } };
  },
  updateProduct: async () => {
    const { id, slug, category } = await buildProduct();
    const body = buildFilledProductForm(category.toHexString(), { price: '77' });
    return { shown: pageOf(slug), write: { params: { id }, body } };
  },
  updatePriceAndStock: async () => {
    const { id, slug } = await buildProduct({ price: 25, quantity: 10 });
    const price = { price: 77, priceBefore: 25 };
    const body = { ...price, quantity: 9, quantityBefore: 10, editKey: 'key' };
    return { shown: pageOf(slug), write: { params: { id }, body } };
  },
  bulkEditProducts: async () => {
    const { id, slug } = await buildProduct({ price: 25 });
    const changes = [{ productId: id, price: 77, priceBefore: 25 }];
    return { shown: pageOf(slug), write: { body: { changes } } };
  },
  saveVariants: async () => {
    const { id, slug } = await buildProduct();
    return { shown: pageOf(slug), write: { params: { id }, body: buildGrid() } };
  },
  addPhoto: async () => {
    const { id, slug } = await buildProduct();
    return { shown: pageOf(slug), write: { params: { id }, body: await buildPhotoForm() } };
  },
  arrangePhotos: async () => {
    const { id, slug, photos, revision } = await buildPhotos(2);
    const described = photos.map(({ _id }) => ({ _id, alt: 'From the side' }));
    return {
      shown: pageOf(slug),
      write: { params: { id }, body: { photos: described, revision } },
    };
  },
  replacePhoto: async () => {
    const { id, slug, photos } = await buildPhotos(2);
    const params = { id, photoId: photos[1]?._id ?? '' };
    return { shown: pageOf(slug), write: { params, body: await buildPhotoForm() } };
  },
  removePhoto: async () => {
    const { id, slug, photos } = await buildPhotos(2);
    const params = { id, photoId: photos[1]?._id ?? '' };
    return { shown: pageOf(slug), write: { params } };
  },
  deleteProduct: async () => {
    const { id, slug } = await buildProduct();
    return { shown: pageOf(slug), write: { params: { id } } };
  },
  moveProducts: async () => {
    const { slug, category } = await buildProduct();
    const body = { category: (await buildCategory('Lamps')).id };
    return { shown: pageOf(slug), write: { params: { id: category.toHexString() }, body } };
  },
  placeOrder: async (token) => {
    const { id, slug } = await buildProduct({ quantity: 5 });
    return { shown: pageOf(slug), write: buildCheckout(token, [{ product: id, quantity: 2 }]) };
  },
  placeCustomerOrder: async (token) => {
    const { id, slug } = await buildProduct({ quantity: 5 });
    const { id: userId } = await buildUser();
    const order = buildCheckout(token, [{ product: id, quantity: 2 }]);
    return { shown: pageOf(slug), write: { ...order, params: { userId } } };
  },
  placeMyPreparedOrder: async () => {
    const { id, buyer, product, version } = await buildPrepared({ state: 'sent' });
    const slug = (await ProductModel.findById(product).lean())?.slug ?? '';
    const headers = { 'Idempotency-Key': randomUUID() };
    return {
      shown: pageOf(slug),
      write: { token: buyer.token, params: { id }, headers, body: { version } },
    };
  },
  cancelMyOrder: async () => {
    const buyer = await buildUser();
    const { shown, order } = await soldProduct(buyer);
    const params = { number: String(order.number) };
    return { shown, write: { token: buyer.token, params } };
  },
  withdrawFromOrder: async () => {
    const buyer = await buildUser();
    const { shown, order } = await soldProduct(buyer);
    const params = { number: String(order.number) };
    return { shown, write: { token: buyer.token, params, body: {} } };
  },
  updateOrderStatus: async () => {
    const { shown, order } = await soldProduct();
    return { shown, write: { params: { orderId: order.id }, body: { status: 'cancel' } } };
  },
  updateOrderStatuses: async () => {
    const { shown, order } = await soldProduct();
    return { shown, write: { body: { changes: buildStatusChanges([order], 'cancel') } } };
  },
  refundOrder: async () => {
    const { shown, order } = await soldProduct();
    const lines = order.lines.map(({ _id, quantity }) => ({ line: _id.toHexString(), quantity }));
    const params = { number: String(order.number) };
    return { shown, write: { params, body: { lines, restock: true } } };
  },
  editOrder: async () => {
    const { shown, order } = await soldProduct();
    const lines = order.lines.map(({ _id, quantity }) => ({
      line: _id.toHexString(),
      quantity: quantity - 1,
      quantityBefore: quantity,
    }));
    return { shown, write: { params: { orderId: order.id }, body: { lines } } };
  },
  receiveReturn: async () => {
    const { shown, order } = await soldProduct();
    const { id, line } = await buildReturn('approved', order);
    const body = { lines: [{ line, quantity: 1 }], restock: true };
    return { shown, write: { params: { id }, body } };
  },
  refundReturn: async () => {
    const { shown, order } = await soldProduct();
    const { id } = await buildReturn('received', order);
    return { shown, write: { params: { id }, body: { restock: true } } };
  },
  exchangeReturn: async () => {
    const { shown, order } = await soldProduct();
    const { id } = await buildReturn('received', order);
    return { shown, write: { params: { id }, body: { message: 'Another one', restock: true } } };
  },
  closeReturn: async () => {
    const { shown, order } = await soldProduct();
    const { id } = await buildReturn('received', order);
    return { shown, write: { params: { id }, body: { message: 'It was used', restock: true } } };
  },
  updateSynonyms: async () => {
    await buildProduct({ name: 'Oak Sofa' });
    const body = { lines: ['fainting bench, sofa'], version: 0 };
    return { shown: searchFor('fainting bench'), write: { body } };
  },
  switchBuiltInSynonym: async () => {
    await buildProduct({ name: 'Oak Sofa' });
    const line = SHOP_SYNONYMS.find((one) => one.startsWith('sofa, couch')) ?? '';
    return { shown: searchFor('couch'), write: { body: { line, isOff: true } } };
  },
  updateFacets: async () => {
    await buildProduct({ details: { attributes: 'Colour: Red' } });
    const shown = addressOf(endpoints.listCatalogue, { query: { q: 'plain' } });
    return { shown, write: { body: { names: ['Colour'], version: 0 } } };
  },
  updatePin: async () => {
    const { id } = await buildProduct({ name: 'Oak Sofa' });
    return {
      shown: searchFor('lamp'),
      write: { body: { words: 'lamps', products: [id], version: 0 } },
    };
  },
};

/** A brand that may be deleted has no product, and so no page that could be ready. */
const SHOWN_NOWHERE = ['deleteBrand'];

const marked = Object.entries<Endpoint>(endpoints).filter(
  ([name, one]) => one.changesCatalogue && !SHOWN_NOWHERE.includes(name),
);

it('every call that changes the catalogue is tried here, and is a write', () => {
  expect(marked.map(([name]) => name).sort()).toEqual(Object.keys(CASES).sort());
  for (const [name, { method }] of marked) expect(method, name).not.toBe('GET');
});

it.each(marked)(
  '%s is seen at once here, and soon elsewhere, where a reply was ready',
  async (name, endpoint) => {
    const { token } = await buildAdmin();
    const { shown, write } = (await CASES[name]?.(token)) ?? { shown: '', write: {} };
    const read = async (index: number) => {
      const response = await shops[index]?.fetch(shown);
      return `${response?.status} ${await response?.text()}`;
    };
    for (const [index, cache] of [own, other].entries()) {
      await expect
        .poll(() => read(index).then(() => cache.get(shown)), { timeout: 20_000 })
        .toBeDefined();
    }
    const before = await read(0);
    expect(await read(1)).toBe(before);
    await shops[0]?.call(endpoint, { token, ...write });
    const after = await read(0);
    expect(after).not.toBe(before);
    await expect.poll(() => read(1), { timeout: 20_000 }).toBe(after);
  },
);
