import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_ROUTES } from '@shop/shared';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../listen.js';
import { webPages, type SlugLookups } from './web-pages.js';

const dist = mkdtempSync(path.join(tmpdir(), 'pages-'));
const PAGE = '<!doctype html><title>The shop</title>';

let server: Listening;
let lookups: SlugLookups;

beforeAll(async () => {
  writeFileSync(path.join(dist, 'index.html'), PAGE);
  writeFileSync(path.join(dist, 'favicon.svg'), '<svg />');
  server = await listen(0);
  const shop = webPages(dist, {
    product: (slug) => lookups.product(slug),
    category: (slug) => lookups.category(slug),
  });
  server.serve(express().use(shop, (_req, res) => void res.status(404).json({ success: false })));
});

beforeEach(() => {
  lookups = {
    product: (slug) => Promise.resolve(slug === 'chair'),
    category: (slug) => Promise.resolve(slug === 'toys'),
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
  it('is 200 for every screen of the specification', async () => {
    for (const pattern of Object.values(PAGE_ROUTES)) {
      const slug = pattern === PAGE_ROUTES.category ? 'toys' : 'chair';
      const reply = await visit(pattern.replace(':slug', slug));
      expect([pattern, reply.status]).toEqual([pattern, 200]);
      expect(await reply.text()).toBe(PAGE);
    }
  });

  it.each(['/nothing', '/product', '/product/chair/more', '/dashboard', '/cart.html'])(
    'is 404 for %s, and the page still says so itself',
    async (address) => {
      const reply = await visit(address);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toBe(PAGE);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/product/table', '/category/chair', '/product/%E0%A4%A'])(
    'is 404 for %s, which is not there',
    async (address) => {
      const reply = await visit(address);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toBe(PAGE);
    },
  );

  it('is 200 while nobody knows whether a product is there', async () => {
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
