import { DEMO_SHOP_DETAILS, type PageCall, type PageCallReply, type Product } from '@shop/shared';
import { expect, test } from 'vitest';
import { buildCategory, buildProduct, buildProducts } from '../../testing/factories';
import { renderPage } from './render-page';

const ORIGIN = 'https://shop.example';
const EVIL = `</script><script>alert(1)</script>"'&`;

/** A shop with these products, as the API answers. */
function answerFrom(products: readonly Product[]) {
  const { category } = products[0] ?? buildProduct();
  const asked: string[] = [];
  const answer = ({ method, path, input }: PageCall): Promise<PageCallReply> => {
    asked.push(`${method} ${path}`);
    const { slug } = input.params ?? {};
    const product = products.find((one) => one.slug === slug);
    const bodies: Record<string, unknown> = {
      '/category/get-category': { success: true, category: [category] },
      '/products/product-list/:page': { success: true, products, total: 30 },
      '/products/product-filters': { success: true, products, total: 1 },
      '/products/get-product': { success: true, products, total: products.length },
      '/products/get-product/:slug': product && { success: true, product },
      '/products/related-product/:productId/:categoryId': { success: true, products: [] },
      '/products/listing': { success: true, products, total: products.length },
      '/products/product-category/:slug': slug === category.slug && {
        success: true,
        category,
        products,
        total: 30,
      },
    };
    const body = bodies[path];
    if (!body) return Promise.resolve({ status: 404, message: 'Product not found' });
    return Promise.resolve({ status: 200, body, total: products.length });
  };
  return { answer, asked };
}

function render(
  address: string,
  products = [buildProduct({ name: 'Desk Lamp', slug: 'lamp' })],
  details = DEMO_SHOP_DETAILS,
) {
  const request = { address, origin: ORIGIN, details };
  return renderPage(request, answerFrom(products).answer);
}

function structuredData(body: string): Record<string, unknown>[] {
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

test.each([
  ['/', '>All Products</h2>', 'ecommerce app - shop now'],
  ['/product/lamp', '>Desk Lamp</h1>', 'Desk Lamp - Ecommerce App'],
  ['/categories', '<h1>All Categories</h1>', 'All Categories - Ecommerce App'],
  ['/category/electronics', '<h1>Electronics</h1>', 'Electronics - Ecommerce App'],
  ['/search?q=lamp', 'Found 1', 'Search: lamp - Ecommerce App'],
  ['/about', '<h1>About</h1>', 'About - Ecommerce App'],
  ['/contact', '<h1>Contact</h1>', 'Contact - Ecommerce App'],
  ['/login?next=%2Fcart', '>Login</h1>', 'Login - Ecommerce App'],
  ['/policy', '<h1>Privacy Policy</h1>', 'Privacy Policy - Ecommerce App'],
  ['/delivery', '<h1>Delivery</h1>', 'Delivery - Ecommerce App'],
])('%s has its content and its title', async (address, content, title) => {
  const page = await render(address);
  expect(page.status).toBe(200);
  expect(page.body).toContain(content);
  expect(page.head).toContain(`<title>${title}</title>`);
  expect(page.body).not.toMatch(/<title|<meta|<!--\$[?!]-->/);
});

test('the pages of a shop with its own name show no sample texts', async () => {
  const details = { ...DEMO_SHOP_DETAILS, name: 'Bergmann & Söhne' };
  const { head } = await render('/', undefined, details);
  const sells = 'Shop online at Bergmann &amp; Söhne: Electronics.';
  expect(head).toContain('<title>Bergmann &amp; Söhne</title>');
  expect(head).toContain(`<meta name="description" content="${sells}"/>`);
  expect(head).toContain('<meta property="og:title" content="Bergmann &amp; Söhne"/>');
  expect(head).toContain(`<meta property="og:description" content="${sells}"/>`);
  for (const address of ['/', '/product/lamp', '/categories', '/about', '/login'])
    expect((await render(address, undefined, details)).head).not.toMatch(/mern|ecommerce/i);
});

test('a product has its metadata and its offer', async () => {
  const { head, body } = await render('/product/lamp', [
    buildProduct({ name: 'Desk Lamp', slug: 'lamp', price: 25.5, quantity: 0 }),
  ]);
  expect(head).toContain('<link rel="canonical" href="https://shop.example/product/lamp"/>');
  expect(head).toContain('<meta property="og:type" content="product"/>');
  expect(head).toContain('<meta property="og:title" content="Desk Lamp - Ecommerce App"/>');
  const [product, breadcrumb] = structuredData(body);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Desk Lamp',
    offers: {
      '@type': 'Offer',
      price: '25.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
    },
  });
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Ecommerce App' }, {}, { name: 'Desk Lamp' }],
  });
});

test('the first page says how to search the shop, and lists its products', async () => {
  const [site, list] = structuredData((await render('/')).body);
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
    },
  });
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, url: 'https://shop.example/product/lamp' }],
  });
});

test('no text of a product gets out of its element', async () => {
  const evil = buildProduct({ name: EVIL, description: EVIL, slug: 'lamp' });
  for (const address of ['/', '/product/lamp', '/search?q=lamp']) {
    const { head, body } = await render(address, [evil]);
    expect(head + body).not.toContain('<script>alert');
    expect(body.match(/<script/g)?.length).toBe(structuredData(body).length || undefined);
  }
  const [product] = structuredData((await render('/product/lamp', [evil])).body);
  expect(product).toMatchObject({ name: EVIL });
});

test.each([
  '/product/none',
  '/category/none',
  '/none',
  '/product/la%2fmp',
  '/product/lamp%3F',
  '/category/%2e%2e',
  '/x%0ay',
  '/x%0dy',
  '/x%E2%80%A8y',
  '/about/%E2%80%A9',
  '/x%00y',
  '/x%ED%A0%80y',
  '/product/a%0ab',
  '/category/a%0ab',
  `/${'x'.repeat(5_000)}`,
])('%s is not there, and says so', async (address) => {
  const page = await render(address);
  expect(page.status).toBe(404);
  expect(page.body).toContain('oops ! page not found');
  expect(page.body).toContain('<header');
  expect(page.head).toContain('<meta name="robots" content="noindex"/>');
});

test('a renamed product or category says where it is now', async () => {
  const renamed = buildProduct({ slug: 'new', category: buildCategory({ slug: 'new' }) });
  const { answer } = answerFrom([renamed]);
  const request = { origin: ORIGIN, details: DEMO_SHOP_DETAILS };
  const body = {
    success: true,
    product: renamed,
    products: [],
    category: renamed.category,
    total: 0,
  };
  const found = (call: PageCall): Promise<PageCallReply> =>
    call.input.params?.slug === 'old' ? Promise.resolve({ status: 200, body }) : answer(call);
  for (const kind of ['product', 'category'])
    expect(
      await renderPage({ ...request, address: `/${kind}/old?sort=name` }, found),
    ).toMatchObject({ movedTo: `/${kind}/new` });
});

test('a later page of a list has links to all pages, and an address of its own', async () => {
  const { head, body } = await render('/?page=2', buildProducts(12));
  expect(head).toContain('<link rel="canonical" href="https://shop.example/?page=2"/>');
  expect(body).toMatch(/<noscript>.*href="\/\?page=3".*<\/noscript>/);
});

test('the data that it carries is all that it shows', async () => {
  const products = [buildProduct({ slug: 'lamp' })];
  const { answer, asked } = answerFrom(products);
  const request = { address: '/product/lamp', origin: ORIGIN, details: DEMO_SHOP_DETAILS };
  const { data } = await renderPage(request, answer);
  expect(JSON.parse(data)).toHaveLength(asked.length);
});

test('without its data a page is not rendered', async () => {
  const request = { address: '/', origin: ORIGIN, details: DEMO_SHOP_DETAILS };
  const unavailable = () => Promise.resolve({ status: 503 } as const);
  await expect(renderPage(request, unavailable)).rejects.toThrow('503');
});

test('pages that are rendered at once do not mix', async () => {
  const names = ['Ada', 'Bob', 'Cleo', 'Dora'];
  const pages = await Promise.all(
    names.map((name) => render('/product/lamp', [buildProduct({ name, slug: 'lamp' })])),
  );
  pages.forEach(({ body }, index) => expect(body).toContain(`>${names[index]}</h1>`));
});
