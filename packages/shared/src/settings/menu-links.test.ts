import { expect, test } from 'vitest';
import { LIMITS } from '../limits.js';
import { menuLinksOf, textOfMenuLinks } from './menu-links.js';
import { menuLinksSchema } from './menu-links-input.js';

const schema = menuLinksSchema('Links in the header');

test.each([
  '',
  'Gifts | /search?q=gift',
  'Gifts | /search?a=1|2\nOur blog | https://blog.example/posts?page=1',
])('%j is a menu', (text) => {
  expect(schema.parse(text)).toBe(text);
  expect(textOfMenuLinks(menuLinksOf(text))).toBe(text);
});

test('a label keeps the space that is being typed behind a word', () => {
  const links = [{ label: 'Gift ', to: '' }];
  expect(menuLinksOf(textOfMenuLinks(links))).toEqual(links);
});

test.each([
  [' | /', /^Link 1: the label is missing$/],
  ['Gifts | /\nBlog', /^Link 2: the address must be a path/],
  ['Gifts | ', /^Link 1: the address/],
  ['Gifts | javascript:alert(1)', /^Link 1: the address/],
  ['Gifts | http://plain.example', /^Link 1: the address/],
  ['Gifts | //elsewhere.example', /^Link 1: the address/],
  ['Gifts | /\\elsewhere.example', /^Link 1: the address/],
  ['Gifts | https://', /^Link 1: the address/],
  ['Gifts | /two words', /^Link 1: the address/],
  [`Gifts | /${'x'.repeat(LIMITS.menuAddress)}`, /^Link 1: the address must have at most 200/],
  [`${'x'.repeat(LIMITS.menuLabel + 1)} | /`, /^Link 1: the label must have at most 30/],
  ['Gifts | /\n'.repeat(LIMITS.menuLinks + 1).trim(), /^There can be at most 8 links$/],
])('%j is refused', (text, message) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toMatch(message);
});
