import { endpoints, urlOf, type AnyCallInput, type Endpoint, type Product } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { randomFrom } from '@shop/test-shop/lib/random';

/** One request, as the load generator sends it. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One line of the results: requests of a kind that visitors make, in turn. */
export interface Row {
  name: string;
  requests: BenchRequest[];
}

const PAGE_SIZE = 12;
/** Number of different requests in a row with varying requests. */
const VARIANTS = 200;
const SHOPPERS = 8;
const SEED = 7;

/** The rows to measure, with requests that this shop can answer. */
export async function rowsOf(shop: ApiClient): Promise<Row[]> {
  const random = randomFrom(SEED);
  const { total } = await shop.call(endpoints.countProducts);
  const pages = Math.ceil(total / PAGE_SIZE);
  const { category: categories } = await shop.call(endpoints.listCategories);
  const anyPage = Array.from({ length: VARIANTS }, () => random.between(1, pages));
  const products: Product[] = [];
  for (let page = 1; page <= VARIANTS / PAGE_SIZE; page += 1)
    products.push(...(await shop.call(endpoints.listProductPage, { params: { page } })).products);
  const newest = (await shop.call(endpoints.listProductPage, { params: { page: 1 } })).products;
  const words = products.map(({ name }) => {
    const [, look = '', material = ''] = name.toLowerCase().split(/[\s,]+/);
    return `${look} ${material}`;
  });
  const shoppers = [];
  for (let index = 0; index < SHOPPERS; index += 1) shoppers.push(await buildShopper(shop));
  const anyCategory = () => random.pick(categories);
  const filter = (page?: number) =>
    Array.from({ length: VARIANTS / 4 }, () =>
      request(endpoints.filterProducts, {
        body: {
          checked: [anyCategory()._id],
          radio: random.pick([
            [0, 19],
            [20, 39],
            [40, 59],
            [100, 9999],
          ]),
          ...(page && { page }),
        },
      }),
    );
  const manyCategories = () =>
    categories.map((left) =>
      request(endpoints.filterProducts, {
        body: { checked: idsOf(categories.filter((one) => one !== left)), radio: [] },
      }),
    );
  return [
    { name: 'list page', requests: [request(endpoints.listProductPage, { params: { page: 1 } })] },
    {
      name: 'list, any page',
      requests: anyPage.map((page) => request(endpoints.listProductPage, { params: { page } })),
    },
    {
      name: 'product',
      requests: products.map(({ slug }) => request(endpoints.getProduct, { params: { slug } })),
    },
    {
      name: 'search, two words',
      requests: words.map((keyword) => request(endpoints.searchProducts, { params: { keyword } })),
    },
    {
      name: 'search, one word, a page',
      requests: [...new Set(words.flatMap((both) => both.split(' ')[1] ?? []))].map((keyword) =>
        request(endpoints.searchProducts, { params: { keyword }, query: { page: 1 } }),
      ),
    },
    {
      name: 'search, a page',
      requests: words.map((keyword) =>
        request(endpoints.searchProducts, { params: { keyword }, query: { page: 1 } }),
      ),
    },
    {
      name: 'search, as its page asks',
      requests: words.map((q) => request(endpoints.listCatalogue, { query: { q } })),
    },
    {
      name: 'suggestions',
      requests: words.map((both) =>
        request(endpoints.suggestProducts, { query: { q: both.slice(0, -2) } }),
      ),
    },
    { name: 'filter', requests: filter(1) },
    { name: 'filter, bare call', requests: filter() },
    { name: 'filter, bare call, most', requests: manyCategories() },
    {
      name: 'category page',
      requests: categories.map(({ slug }) =>
        request(endpoints.listCategoryProducts, { params: { slug }, query: { page: '1' } }),
      ),
    },
    {
      name: 'category page, in stock and by price',
      requests: categories.flatMap(({ slug }) =>
        [19.99, 39.99, 99.99].map((max) =>
          request(endpoints.listCatalogue, { query: { within: slug, max, stock: 'in' } }),
        ),
      ),
    },
    { name: 'categories', requests: [request(endpoints.listCategories, {})] },
    { name: 'count', requests: [request(endpoints.countProducts, {})] },
    {
      name: 'similar',
      requests: products.map(({ _id, category }) =>
        request(endpoints.listSimilarProducts, {
          params: { productId: _id, categoryId: category._id },
        }),
      ),
    },
    {
      name: 'photo',
      requests: newest.map(({ _id }) =>
        request(endpoints.getProductPhoto, { params: { id: _id }, query: { w: '320' } }),
      ),
    },
    { name: 'page: home', requests: [page('/')] },
    { name: 'page: product', requests: products.map(({ slug }) => page(`/product/${slug}`)) },
    { name: 'page: category', requests: categories.map(({ slug }) => page(`/category/${slug}`)) },
    {
      name: 'page: search',
      requests: words.map((q) => page(`/search?q=${encodeURIComponent(q)}`)),
    },
    {
      name: 'sign-in',
      requests: shoppers.map((body) => request(endpoints.login, { body })),
    },
  ];
}

function idsOf(things: readonly { _id: string }[]): string[] {
  return things.map(({ _id }) => _id);
}

/** A page as a browser that opens it first asks for it. */
function page(path: string): BenchRequest {
  return { method: 'GET', path, headers: { Accept: 'text/html' } };
}

function request(endpoint: Endpoint, input: AnyCallInput): BenchRequest {
  return {
    method: endpoint.method === 'POST' ? 'POST' : 'GET',
    path: urlOf(endpoint, input),
    ...(input.body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input.body),
    }),
  };
}
