import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_SHOP_DETAILS, PAGE_ROUTES, PAGE_SCRIPTS_FILE } from '@shop/shared';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { securityHeaders } from '../security-headers.js';
import type { PageHead } from './page-metadata.js';
import { webPages, type HeadLookups } from './web-pages.js';

const dist = mkdtempSync(path.join(tmpdir(), 'pages-'));
const PAGE =
  '<!doctype html><html><head><link rel="icon" href="/favicon.svg" /><title data-default="">The shop</title><meta data-default="" name="description" content="all"></head><body></body></html>';
const DETAILS = { ...DEMO_SHOP_DETAILS, author: 'Ada & </script>' };
const CHAIR: PageHead = {
  title: 'Chair "$&" - Ecommerce App',
  description: '<b>Soft</b>',
  type: 'product',
  canonical: '/product/chair',
  image: '/photo?w=960&v=1',
};
const TOYS: PageHead = {
  title: 'Toys - Ecommerce App',
  description: 'Toys at Ecommerce App',
  type: 'website',
  canonical: '/category/toys',
};

const NORTHWAY: PageHead = {
  title: 'Northway - Ecommerce App',
  description: 'Northway at Ecommerce App',
  type: 'website',
  canonical: '/brand/northway',
};

/** What is there, for each page that is not a product's. */
const SLUGS: Record<string, string> = {
  [PAGE_ROUTES.category]: 'toys',
  [PAGE_ROUTES.brand]: 'northway',
};

let server: Listening;
let lookups: HeadLookups;
let details = DETAILS;

beforeAll(async () => {
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg />');
  mkdirSync(path.dirname(path.join(dist, PAGE_SCRIPTS_FILE)));
  writeFileSync(
    path.join(dist, PAGE_SCRIPTS_FILE),
    JSON.stringify({
      '/product/:slug': { own: ['/assets/product.js'], before: [] },
      '/login': { own: ['/assets/login.js'], before: [] },
    }),
  );
  server = await listen(0);
  const shop = webPages(
    dist,
    () => Promise.resolve(details),
    {
      product: (slug) => lookups.product(slug),
      category: (slug) => lookups.category(slug),
      brand: (slug) => lookups.brand(slug),
    },
    undefined,
    (name) => Promise.resolve(name === 'other-build.js' ? Buffer.from('other()') : undefined),
  );
  const app = express().use(securityHeaders());
  server.serve(app.use(shop, (_req, res) => void res.status(404).json({ success: false })));
});

beforeEach(() => {
  details = DETAILS;
  lookups = {
    product: (slug) => Promise.resolve(slug === 'chair' ? CHAIR : undefined),
    category: (slug) => Promise.resolve(slug === 'toys' ? TOYS : undefined),
    brand: (slug) => Promise.resolve(slug === 'northway' ? NORTHWAY : undefined),
  };
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

function visit(address: string, headers: Record<string, string> = { accept: 'text/html' }) {
  return fetch(`http://127.0.0.1:${server.port}${address}`, { headers });
}

describe('the status of a page', () => {
  it('is 200 for every screen of the specification [S2.6]', async () => {
    for (const pattern of Object.values(PAGE_ROUTES)) {
      const slug = SLUGS[pattern] ?? 'chair';
      const reply = await visit(pattern.replace(':slug', slug));
      expect([pattern, reply.status]).toEqual([pattern, 200]);
      expect(await reply.text()).toContain('<body></body>');
    }
  });

  it.each(['/nothing', '/product', '/product/chair/more', '/dashboard', '/cart.html'])(
    'is 404 for %s, and the page still says so itself [S2.9]',
    async (address) => {
      const reply = await visit(address);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('<body></body>');
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    },
  );

  it.each(['/product/table', '/category/chair', '/brand/chair', '/product/%E0%A4%A'])(
    'is 404 for %s, which is not there',
    async (address) => {
      const reply = await visit(address);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('<body></body>');
    },
  );

  it('is 200 while it is unknown whether a product exists', async () => {
    lookups.product = () => Promise.reject(new Error('The database is away'));
    expect((await visit('/product/table')).status).toBe(200);
    lookups.product = () => new Promise(() => undefined);
    expect((await visit('/product/table')).status).toBe(200);
  });

  it('is no page for a file that is missing', async () => {
    const reply = await visit('/assets/old-chunk.js', { accept: '*/*' });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toContain('json');
  });
});

it('an asset that only another build has is sent like those of this one', async () => {
  const reply = await visit('/assets/other-build.js', { accept: '*/*' });
  expect(await reply.text()).toBe('other()');
  expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

describe('the data that a page shows first', () => {
  const preloads = async (address: string) => {
    const html = await (await visit(address)).text();
    return [...html.matchAll(/<link rel="preload" as="fetch" crossorigin href="(.+?)">/g)].map(
      ([, href]) => href,
    );
  };

  it('is requested by the browser before the page’s script runs', async () => {
    const categories = '/api/v1/category/get-category';
    expect(await preloads('/')).toEqual([categories, '/api/v1/products/product-list/1']);
    expect(await preloads('/product/chair')).toEqual([
      categories,
      '/api/v1/products/get-product/chair',
    ]);
    expect(await preloads('/category/toys')).toEqual([
      categories,
      '/api/v1/products/product-category/toys?page=1',
    ]);
  });

  it.each(['/?price=1', '/category/toys?sort=name', '/product/table', '/cart'])(
    'is not requested ahead for %s',
    async (address) => {
      expect(await preloads(address)).toEqual([]);
    },
  );
});

describe('the scripts of a page', () => {
  const scripts = async (address: string) =>
    [
      ...(await (await visit(address)).text()).matchAll(
        /"modulepreload" crossorigin href="(.+?)"/g,
      ),
    ].map(([, href]) => href);

  it('are requested beside the first script', async () => {
    expect(await scripts('/product/chair')).toEqual(['/assets/product.js']);
    expect(await scripts('/login')).toEqual(['/assets/login.js']);
  });

  it('are not requested where nothing is noted, or nothing is there', async () => {
    expect(await scripts('/about')).toEqual([]);
    expect(await scripts('/product/table')).toEqual([]);
  });

  it('are not listed for visitors', async () => {
    expect((await visit(`/${PAGE_SCRIPTS_FILE}`, { accept: '*/*' })).status).toBe(404);
  });
});

describe('the head of a page for readers that run no script', () => {
  it('is what the owner set, as data that no script can break out of', async () => {
    const html = await (await visit('/contact')).text();
    const [, json = ''] =
      /<script type="application\/json" id="shop-details">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(DETAILS);
    expect(html).toContain('<title data-default="">The shop</title>');
  });

  it('has the details of this moment, not those of the start', async () => {
    details = { ...DETAILS, name: 'Lamps & Co' };
    for (const address of ['/', '/product/chair', '/nothing']) {
      expect(await (await visit(address)).text()).toContain('"name":"Lamps & Co"');
    }
  });

  it('has the name of the shop in place of the sample texts', async () => {
    details = { ...DETAILS, name: 'Lamps & Co' };
    const html = await (await visit('/contact')).text();
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html).toContain('<title data-default>Lamps &amp; Co</title>');
    expect(html).toContain('name="description" content="Shop online at Lamps &amp; Co."');
  });

  it('loads the colours of the accent before anything is painted, if the shop has one', async () => {
    const usual = await visit('/about');
    expect(await usual.text()).not.toContain('accent');
    details = { ...DETAILS, accent: '#7a1f3d' };
    const page = await (await visit('/about')).text();
    expect(page).toContain('<link rel="icon" href="/mark/bag-7a1f3d.svg"');
    expect(page).toContain('<link rel="stylesheet" id="accent-sheet" href="/accent/7a1f3d.css">');
  });

  it('has the shop’s own icon, if there is one', async () => {
    const icon = { version: 'a&b', width: 64, height: 64 };
    details = { ...DETAILS, accent: '#7a1f3d', pictures: { icon } };
    expect(await (await visit('/about')).text()).toContain(
      '<link rel="icon" href="/api/v1/settings/pictures/icon?w=320&amp;v=a%26b" type="image/webp">',
    );
  });

  it('is the product’s own title, text and picture, instead of the shop’s [R22]', async () => {
    const html = await (await visit('/product/chair')).text();
    const origin = `http://127.0.0.1:${server.port}`;
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html).toContain('>Chair &quot;$&amp;&quot; - Ecommerce App</title>');
    expect(html).toContain('name="description" content="&lt;b&gt;Soft&lt;/b&gt;"');
    expect(html).toContain(`rel="canonical" href="${origin}/product/chair"`);
    expect(html).toContain('property="og:type" content="product"');
    expect(html).toContain(`property="og:image" content="${origin}/photo?w=960&amp;v=1"`);
  });

  it('stays the shop’s where there is no such thing', async () => {
    expect(await (await visit('/product/table')).text()).toContain('>The shop</title>');
  });

  it('has a nonce for its style sheets, which the policy of this reply alone accepts', async () => {
    const replies = await Promise.all([visit('/'), visit('/product/chair')]);
    const nonces = await Promise.all(
      replies.map(async (reply) => {
        const [, nonce = ''] =
          /<meta id="style-nonce" nonce="(.+?)">/.exec(await reply.text()) ?? [];
        expect(reply.headers.get('content-security-policy')).toContain(
          `style-src 'self' 'nonce-${nonce}';`,
        );
        return nonce;
      }),
    );
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is asked for under one address', async () => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/index.html`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/']);
  });
});
