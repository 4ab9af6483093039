import { expect, it } from 'vitest';
import { withoutPeople } from './log.js';

it.each([
  ['/api/v1/products/search/ada@shop.test', '/api/v1/products/search/[e-mail]'],
  ['/search/ada.l%2Bx%40shop.co.uk/1', '/search/[e-mail]/1'],
  ['dup key: { email: "ada@shop.test" }', 'dup key: { email: "[e-mail]" }'],
  ['/search/jörg@straße.test', '/search/[e-mail]'],
  ['GET /a/b', 'GET /a/b'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutPeople(text)).toBe(logged);
});
