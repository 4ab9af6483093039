import { endpoints, type Endpoint } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { addressOf, type CallInput } from '../../../testing/api-client.js';
import {
  buildCategory,
  buildOrder,
  buildPicture,
  buildProduct,
} from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { productView } from './product.view.js';
import { ProductModel } from './product.model.js';

useTestShop();
const { shop, index } = useSearchedShop();

let shown: Awaited<ReturnType<typeof buildLamp>>;
beforeEach(async () => {
  shown = await buildLamp();
});

/** A product with every field that is stored, also those that no reply shows. */
async function buildLamp() {
  const category = await buildCategory('Lamps "A\\B" ü');
  const { id, slug } = await buildProduct({
    name: 'Lamp "Zoé" \\ 灯 😀',
    description: 'Line one\nline two\u2028\ttab',
    category: category.id,
    photo: await buildPicture(),
  });
  const other = await buildProduct({ name: 'Other', category: category.id });
  await buildOrder({ items: [{ product: id, quantity: 1 }] });
  const recentEdits = [{ key: 'edit', moved: 1 }];
  await ProductModel.updateOne({ _id: id }, { $set: { recentEdits, piecesSold: 3 } });
  const stored = await ProductModel.findById(id).lean().orFail();
  return { id, slug, category, other, view: productView(stored, category) };
}

async function textOf(endpoint: Endpoint, input: CallInput): Promise<string> {
  const { method } = endpoint;
  const reply = await shop.fetch(addressOf(endpoint, input), {
    method,
    ...(input.body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
  });
  return reply.text();
}

const everyReply: [string, Endpoint, () => CallInput][] = [
  ['its own page', endpoints.getProduct, () => ({ params: { slug: shown.slug } })],
  ['a page of all', endpoints.listProductPage, () => ({ params: { page: 1 } })],
  ['the administrator’s list', endpoints.listProducts, () => ({})],
  ['their search', endpoints.listProducts, () => ({ query: { search: 'lamp' } })],
  ['a filter', endpoints.filterProducts, () => ({ body: { checked: [shown.category.id] } })],
  ['a page of a filter', endpoints.filterProducts, () => ({ body: { page: 1 } })],
  ['a search', endpoints.searchProducts, () => ({ params: { keyword: 'lamp' } })],
  [
    'its category',
    endpoints.listCategoryProducts,
    () => ({ params: { slug: shown.category.slug } }),
  ],
  ['a listing', endpoints.listCatalogue, () => ({ query: { q: 'lamp' } })],
  ['a search that misses', endpoints.listCatalogue, () => ({ query: { q: 'xyzzy' } })],
  [
    'similar products',
    endpoints.listSimilarProducts,
    () => ({ params: { productId: shown.other.id, categoryId: shown.category.id } }),
  ],
];

it.each(everyReply)('shows a product by its view alone in %s', async (_, endpoint, input) => {
  for (const isIndexed of [false, true]) {
    if (isIndexed) await index().start();
    // The contract allows no other fields.
    await shop.call(endpoint, input());
    // The second time from memory.
    for (let time = 0; time < 2; time += 1)
      expect(await textOf(endpoint, input())).toContain(JSON.stringify(shown.view));
  }
});
