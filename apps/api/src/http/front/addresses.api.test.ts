import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import type { AppDeps } from '../../app/app-deps.js';
import { createApp } from '../../app/app.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();
let server: Listening | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Serves a shop that is configured like this, and returns its origin. */
async function serve(given: Partial<AppDeps['config']>): Promise<string> {
  const deps = buildAppDeps();
  server = await listen(0);
  server.serve(createApp({ ...deps, config: { ...deps.config, ...given } }));
  return `http://127.0.0.1:${server.port}`;
}

const sitemapAt = async (origin: string, headers?: Record<string, string>) =>
  (await fetch(`${origin}/sitemap.xml`, { headers })).text();

it.each([
  '/API/v1/products/product-count',
  '/api/V1/products/product-count',
  '/api/v1/products/Product-Count',
  '/api/v1/products/product-count/',
  '/Metrics',
  '/metrics/',
  '/Healthz',
  '/healthz/',
])('a call has one spelling: %s is a 404', async (address) => {
  expect((await api.fetch(address)).status).toBe(404);
});

it('the explorer of the API serves the files it needs and no others', async () => {
  const statusOf = async (file: string) => (await api.fetch(`/api/docs/ui/${file}`)).status;
  expect(await statusOf('swagger-ui.css')).toBe(200);
  for (const other of ['', 'package.json', 'swagger-ui-bundle.js.map', 'index.html', 'LICENSE'])
    expect(await statusOf(other), other).toBe(404);
});

it.each(['/\\evil.test/..%2f', '//evil.test/..%2f', '/api/docs/ui/..%2f'])(
  '%s leads nowhere else',
  async (target) => {
    const { port } = new URL((await api.fetch('/healthz')).url);
    const head = await rawGet(Number(port), target);
    expect(head).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(head.toLowerCase()).not.toContain('location:');
  },
);

it('two Host headers, or one that is no host, are refused', async () => {
  const { port } = new URL((await api.fetch('/healthz')).url);
  const statusWith = async (...hosts: string[]) =>
    (await rawGet(Number(port), '/healthz', hosts)).slice(9, 12);
  expect(await statusWith('shop.example', 'evil.test')).toBe('400');
  for (const host of [
    '"><script>',
    'a b',
    'shop.example/x',
    'user@shop.example',
    'x'.repeat(254),
    '',
  ])
    expect(await statusWith(host), host).toBe('400');
  for (const host of ['shop.example', 'shop_1:8080', '[::1]:8080', '192.0.2.1'])
    expect(await statusWith(host), host).toBe('200');
});

it('the public address stands in the sitemap and robots.txt, whatever a visitor’s host is', async () => {
  const origin = await serve({ publicUrl: 'https://shop.example' });
  expect(await sitemapAt(origin)).toContain('<loc>https://shop.example/</loc>');
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
});

it('a forwarded protocol is http or https', async () => {
  const origin = await serve({ trustedProxies: 1 });
  const locationsFor = (protocol: string) => sitemapAt(origin, { 'X-Forwarded-Proto': protocol });
  expect(await locationsFor('https')).toContain('<loc>https://127.0.0.1');
  expect(await locationsFor('javascript:alert(1)//')).toContain('<loc>http://127.0.0.1');
});

function rawGet(port: number, target: string, hosts = ['shop']): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (bytes) => (head += bytes.toString()));
    socket.on('error', reject).on('close', () => resolve(head));
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  });
}
