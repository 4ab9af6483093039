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
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  'cart',
  '//[',
  '',
])('nothing that leads elsewhere is one: %j', (target) => {
  expect(sameSitePath(target)).toBeUndefined();
});

test('the login screen’s address carries the target', () => {
  expect(loginPath('/cart')).toBe('/login?next=%2Fcart');
  expect(loginPath()).toBe('/login');
});

test.each(['/login', '/Login/', '/register?next=%2Fcart', '/forgot-password#top'])(
  'an account screen is no place to return to: %s',
  (path) => {
    expect(returnTarget(path)).toBeUndefined();
  },
);

test('any other path of the shop is', () => {
  expect(returnTarget('/dashboard/user?tab=1')).toBe('/dashboard/user?tab=1');
});
