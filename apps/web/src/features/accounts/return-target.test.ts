import { expect, test } from 'vitest';
import { loginPath, returnTarget, sameSitePath } from './return-target';

test.each(['/cart', '/dashboard/user/orders?page=2', '/product/lamp#similar', '/'])(
  'a path of the shop is a return target: %s',
  (path) => {
    expect(sameSitePath(path)).toBe(path);
  },
);

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  '/\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  'cart',
  '//[',
  '',
])('a target outside the shop is refused: %j', (target) => {
  expect(sameSitePath(target)).toBeUndefined();
});

test('the login screen’s address carries the target', () => {
  expect(loginPath('/cart')).toBe('/login?next=%2Fcart');
  expect(loginPath()).toBe('/login');
});

test.each(['/login', '/Login/', '/register?next=%2Fcart', '/forgot-password#top'])(
  'an account screen is no return target: %s',
  (path) => {
    expect(returnTarget(path)).toBeUndefined();
  },
);

test('any other path of the shop is a return target', () => {
  expect(returnTarget('/dashboard/user?tab=1')).toBe('/dashboard/user?tab=1');
});

test.each([
  ['another site', '/login?next=%2F%2Fevil.test'],
  ['another site by backslashes', '/login?next=%2F%5Cevil.test'],
  ['another site with a scheme', '/login?next=https%3A%2F%2Fevil.test'],
  ['another site with a scheme and no slashes', '/login?next=https%3Aevil.test'],
  ['another site behind a control character', '/login?next=%2F%09%2Fevil.test'],
  ['a script', '/login?next=javascript%3Aalert(1)'],
])('a link to the login screen can’t redirect to %s', (_, link) => {
  const next = new URL(link, 'http://localhost').searchParams.get('next');
  expect(returnTarget(next)).toBeUndefined();
});

test('a doubly encoded target stays a path of the shop', () => {
  const next = new URLSearchParams('next=%252F%252Fevil.test').get('next');
  expect(returnTarget(next)).toBeUndefined();
  expect(sameSitePath('/%2F%2Fevil.test')).toBe('/%2F%2Fevil.test');
  expect(new URL('/%2F%2Fevil.test', 'http://localhost').host).toBe('localhost');
});
