import { expect, test } from 'vitest';
import { formDataOf, urlOf } from './call.js';
import { endpoints } from './endpoints.js';

test('an address carries prefix, path and query', () => {
  const input = { params: { id: 'abc' }, query: { w: 320, v: undefined } };
  expect(urlOf(endpoints.getProductPhoto, input)).toBe('/api/v1/products/product-photo/abc?w=320');
});

test('parameters of a path are encoded', () => {
  const input = { params: { keyword: 'a/b? 50%' } };
  expect(urlOf(endpoints.searchProducts, input)).toBe('/api/v1/products/search/a%2Fb%3F%2050%25');
});

test('a form leaves out what is undefined', () => {
  const form = formDataOf({ name: 'Lamp', shipping: undefined, photo: new Blob(['x']) });
  expect([...form.keys()]).toEqual(['name', 'photo']);
});
