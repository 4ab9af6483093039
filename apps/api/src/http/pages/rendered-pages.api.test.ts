import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_SETTINGS,
  endpoints,
  LATE_SCRIPTS_ELEMENT,
  PAGE_SCRIPTS_FILE,
  type PageRendering,
} from '@shop/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, ReplyCache, type Listening } from '@shop/front';
import { PageRenderer, type RendererOptions } from '@shop/renderer';
import { createApp } from '../../app/app.js';
import { MAX_PAGES_UNDER_WAY } from '../../app/public-pages.js';
import { invalidateOwnChanges, ProductModel } from '../../shop/catalog/index.js';
import { createShopSettings } from '../../shop/settings/index.js';
import { apiClient } from '../../testing/api-client.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct } from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

const RENDERER = fileURLToPath(new URL('../../testing/test-renderer.cjs', import.meta.url));
const BEFORE =
  '<script type="module" crossorigin blocking="render" src="/assets/before.js"></script>';
const FIRST = '<script type="module" data-first src="/first.js"></script>';
const SCRIPTS =
  '<script type="module" crossorigin src="/shop.js"></script><link rel="modulepreload" href="/part.js">';
const CALLS = '<link rel="modulepreload" data-calls crossorigin href="/calls.js">';
const PRODUCT = '<link rel="modulepreload" crossorigin href="/assets/product.js">';
const SHELL = `<!doctype html><html lang="en"><head>${FIRST}<title data-default>The shop</title>${SCRIPTS}${CALLS}</head><body><div id="root"></div></body></html>`;

useTestShop();
const cache = new ReplyCache(8 * 1024 * 1024);
const settings = createShopSettings(DEFAULT_SETTINGS);
const stop = invalidateOwnChanges(cache);
const webDist = mkdtempSync(path.join(tmpdir(), 'rendered-'));
const EVIL = '</script><script>alert(1)</script> $&';
let renderer: PageRenderer<PageRendering> | undefined;
let server: Listening;
const shop = apiClient(() => `http://127.0.0.1:${server.port}`);

beforeAll(async () => {
  writeFileSync(path.join(webDist, 'index.html'), SHELL);
  mkdirSync(path.dirname(path.join(webDist, PAGE_SCRIPTS_FILE)));
  writeFileSync(
    path.join(webDist, PAGE_SCRIPTS_FILE),
    JSON.stringify({
      '/product/:slug': { own: ['/assets/product.js'], before: ['/assets/before.js'] },
    }),
  );
  server = await listen(0);
});
beforeEach(() => {
  cache.clear();
  settings.keep(DEFAULT_SETTINGS);
  serve();
});
afterAll(async () => {
  stop();
  renderer?.stop();
  await server.close();
  rmSync(webDist, { recursive: true });
});

/** Serves with a fresh renderer. */
function serve(times: RendererOptions['times'] = {}): void {
  renderer?.stop();
  // On a busy machine, a thread starts slowly.
  renderer = new PageRenderer(RENDERER, {
    maxPages: MAX_PAGES_UNDER_WAY,
    report: () => undefined,
    times: { deadlineMs: 30_000, ...times },
  });
  const deps = buildAppDeps({ cache, renderer, settings });
  server.serve(createApp({ ...deps, config: { ...deps.config, webDist } }));
}

function visit(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${address}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
}

async function html(address: string): Promise<string> {
  return (await visit(address)).text();
}

describe('a public page', () => {
  it('arrives with its content, head and data', async () => {
    await buildProduct({ name: 'Lamp' });
    const reply = await visit('/product/lamp');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    const page = await reply.text();
    expect(page).toContain('<div id="root"><h1>Lamp</h1>');
    expect(page).toContain(`<title>Lamp - ${DEFAULT_SETTINGS.name}</title>`);
    expect(page).toContain(`href="http://127.0.0.1:${server.port}/product/lamp"`);
    expect(page.match(/<title/g)).toHaveLength(1);
    expect(page).toContain('id="shop-details"');
  });

  it('carries its data so that no text can end the element', async () => {
    await buildProduct({ name: EVIL });
    const slug = (await ProductModel.findOne().lean())?.slug;
    const page = await html(`/product/${slug}`);
    expect(page).not.toContain('<script>alert');
    const [, json = ''] =
      /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject([[['product'], { name: EVIL }]]);
  });

  it('holds its scripts back, its own included, but for the first and what must run before; calls come later', async () => {
    await buildProduct({ name: 'Lamp' });
    const page = await html('/product/lamp');
    expect(page).toContain(`<head>${BEFORE}${FIRST}`);
    expect(page).toContain(
      `<template id="${LATE_SCRIPTS_ELEMENT}">${SCRIPTS}${PRODUCT}</template>`,
    );
    expect(page).not.toContain('/calls.js');
    expect(page.match(/shop\.js/g)).toHaveLength(1);
    expect(await html('/dashboard/user')).toContain(`</title>${SCRIPTS}${CALLS}`);
  });

  it('that is not there has the status 404 and says so', async () => {
    const reply = await visit('/product/nothing');
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('<h1>404</h1>');
  });

  it('leads from a former address to the current one, with its query', async () => {
    await buildProduct({ name: 'Lamp' });
    await ProductModel.updateOne({ slug: 'lamp' }, { slugs: ['lamp', 'old-lamp'] });
    const reply = await visit('/product/old-lamp?from=mail');
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toBe('/product/lamp?from=mail');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('a draft of the settings', () => {
  it('shows on the pages of its address alone, which nobody keeps', async () => {
    const { token } = await buildAdmin();
    await buildProduct({ name: 'Lamp' });
    const body = { ...DEFAULT_SETTINGS, name: 'Lamps & Co', accent: '#7a1f3d', version: 0 };
    const { draft } = (await shop.call(endpoints.saveSettingsDraft, { token, body })).body;
    const address = `/product/lamp${draft.path.slice(1)}`;
    for (const reply of [await visit(address), await visit(address)]) {
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.headers.get('x-robots-tag')).toBe('noindex');
      const page = await reply.text();
      expect(page).toContain('"name":"Lamps & Co"');
      expect(page).toContain('href="/accent/7a1f3d.css"');
      expect(page).toContain('Shoppers don’t see it.');
    }
    for (const other of [
      '/product/lamp',
      '/product/lamp?preview=guessed',
      '/product/lamp?preview=',
    ])
      expect(await html(other)).not.toMatch(/Lamps & Co|7a1f3d|Shoppers/);
  });
});

describe('a page that was asked for twice', () => {
  it('is kept ready, with the origin that its metadata has', async () => {
    await buildProduct({ name: 'Lamp' });
    await html('/product/lamp');
    const second = await visit('/product/lamp');
    const render = vi.spyOn(PageRenderer.prototype, 'render');
    const third = await visit('/product/lamp');
    expect(await third.text()).toBe(await second.text());
    expect(third.headers.get('content-type')).toBe(second.headers.get('content-type'));
    const known = {
      'if-none-match': third.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    };
    expect((await visit('/product/lamp', known)).status).toBe(304);
    expect(render).not.toHaveBeenCalled();
    const elsewhere = await fetch(`http://localhost:${server.port}/product/lamp`);
    expect(await elsewhere.text()).toContain(`href="http://localhost:${server.port}/product/lamp"`);
  });

  it('has no nonce that visitors would share', async () => {
    await buildProduct({ name: 'Lamp' });
    for (let visits = 0; visits < 3; visits += 1) await html('/product/lamp');
    const reply = await visit('/product/lamp');
    expect(reply.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(await reply.text()).not.toContain('nonce');
  });

  it('shows a sale at once', async () => {
    const { id } = await buildProduct({ name: 'Lamp', quantity: 5 });
    const { token } = await buildAdmin();
    for (let visits = 0; visits < 3; visits += 1)
      expect(await html('/product/lamp')).toContain('<p>5</p>');
    await shop.call(endpoints.placeOrder, buildCheckout(token, [{ product: id, quantity: 2 }]));
    expect(await html('/product/lamp')).toContain('<p>3</p>');
  });

  it('shows what an administrator saved in the settings at once', async () => {
    await buildProduct({ name: 'Lamp' });
    for (let visits = 0; visits < 3; visits += 1) await html('/product/lamp');
    const { token } = await buildAdmin();
    await shop.call(endpoints.updateSettings, {
      token,
      body: { ...DEFAULT_SETTINGS, name: 'Lamps & Co', version: 0 },
    });
    expect(await html('/product/lamp')).toContain('- Lamps & Co</title>');
  });
});

describe('without a rendered page in time, the shell is sent', () => {
  const shell = async (address: string, headers?: Record<string, string>) => {
    const reply = await visit(address, headers);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<div id="root"></div>');
  };

  it('when the renderer is late, and once it hangs it is replaced', async () => {
    await buildProduct({ name: 'Lamp' });
    serve({ deadlineMs: 20, hangMs: 300, restMs: 0 });
    await shell('/about');
    serve({ hangMs: 300, restMs: 0 });
    await shell('/about');
    await vi.waitFor(async () => expect(await html('/product/lamp')).toContain('<h1>'), 30_000);
  });

  it.each(['/contact', '/categories'])('when the renderer dies, as at %s', async (address) => {
    await buildProduct({ name: 'Lamp' });
    serve({ restMs: 0 });
    await shell(address);
    await vi.waitFor(async () => expect(await html('/product/lamp')).toContain('<h1>'), 30_000);
  });

  it('for a while after it died', async () => {
    await buildProduct({ name: 'Lamp' });
    serve({ restMs: 60_000 });
    await shell('/contact');
    await shell('/product/lamp');
  });

  it('when it asks for what is not for everybody', async () => {
    await shell('/search?q=lamp', { authorization: (await buildAdmin()).token });
  });

  it('to an address that is longer than any link', async () => {
    await buildProduct({ name: 'Lamp' });
    await shell(`/product/lamp?${'a'.repeat(1_000)}`);
  });
});

it('without script, the shell of a late page says so and asks again', async () => {
  serve({ deadlineMs: 0 });
  const late = await html('/about');
  expect(late).toMatch(/<head>.*<noscript><meta http-equiv="refresh" content="3"><\/noscript>/);
  expect(late).toContain('<div id="root"></div><noscript><p>The shop is busy.');
});

it('a private page is always the shell, which asks for nothing again', async () => {
  const render = vi.spyOn(PageRenderer.prototype, 'render');
  const page = await html('/dashboard/user');
  expect(page).toContain('<div id="root"></div>');
  expect(page).not.toContain('refresh');
  expect(render).not.toHaveBeenCalled();
});
