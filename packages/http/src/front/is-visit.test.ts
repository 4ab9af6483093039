import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isVisit } from './is-visit.js';

const BROWSER = {
  host: 'shop.test',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
};
const DOCUMENT = { ...BROWSER, 'sec-fetch-dest': 'document' };

const isCounted = (headers: object, url = '/product/globe', method = 'GET') =>
  isVisit({ method, url, headers } as IncomingMessage);

it.each([
  ['an address that was typed', { ...DOCUMENT, 'sec-fetch-site': 'none' }],
  ['a link of another site', { ...DOCUMENT, 'sec-fetch-site': 'cross-site' }],
  ['an address, without TLS', BROWSER],
  ['a link of another site, without TLS', { ...BROWSER, referer: 'http://news.test/globes' }],
])('counts %s', (_what, headers) => {
  expect(isCounted(headers)).toBe(true);
});

const outside = { ...DOCUMENT, 'sec-fetch-site': 'none' };

it.each([
  ['a link of the shop', { ...DOCUMENT, 'sec-fetch-site': 'same-origin' }],
  ['a link of the shop, without TLS', { ...BROWSER, referer: 'http://shop.test/categories' }],
  [
    'a frame of another site',
    { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
  ],
  ['a reload', { ...outside, 'cache-control': 'max-age=0' }],
  ['a page fetched ahead', { ...outside, 'sec-purpose': 'prefetch;prerender' }],
  ['a robot', { ...outside, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { ...BROWSER, 'user-agent': 'curl/8.5.0' }],
  ['a picture', { ...outside, accept: 'image/avif,image/webp' }],
])('does not count %s', (_what, headers) => {
  expect(isCounted(headers)).toBe(false);
});

it('does not count calls, forms and the dashboards', () => {
  expect(isCounted(outside, '/api/v1/product/get-product')).toBe(false);
  expect(isCounted(outside, '/', 'POST')).toBe(false);
  expect(isCounted(outside, '/dashboard/user/orders/1001')).toBe(false);
});
