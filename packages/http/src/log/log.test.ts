import { expect, it } from 'vitest';
import { withoutPeople } from './log.js';

it.each([
  ['/api/v1/products/search/ada@shop.test', '/api/v1/products/search/[e-mail]'],
  ['/search/ada.l%2Bx%40shop.co.uk/1', '/search/[e-mail]/1'],
  [
    'E11000 index: email_1 dup key: { email: "ada@shop.test" }',
    'E11000 index: email_1 dup key: […]',
  ],
  ['dup key: { key: "guess-address:203.0.113.7" } and more', 'dup key: […] and more'],
  ['dup key: { address: "1 {Main} St" }\n    at x {1}', 'dup key: […]\n    at x {1}'],
  [
    'Cast to string failed for value "{ street: "Main 1" }" (type Object) at path "address"',
    'Cast to string failed for value […] (type Object) at path "address"',
  ],
  ['/search/jörg@straße.test', '/search/[e-mail]'],
  ['GET /a/b', 'GET /a/b'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutPeople(text)).toBe(logged);
});
