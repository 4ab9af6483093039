import { afterEach, expect, test, vi } from 'vitest';
import { aProduct } from '../../testing/factories';
import { checkoutKey, contentOf, isUnsettled, settleCheckout } from './checkout-key';
import { orderItems } from './order-items';

const [lamp, chair] = [aProduct(), aProduct()];
const content = contentOf('ada', orderItems([lamp, chair, lamp]));

afterEach(() => {
  vi.restoreAllMocks();
  settleCheckout();
});

test('the same content keeps its key, in whatever order it was added', () => {
  const key = checkoutKey(content);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(checkoutKey(contentOf('ada', orderItems([lamp, lamp, chair])))).toBe(key);
  expect(isUnsettled(content)).toBe(true);
});

test('a changed cart, or another buyer, gets another key', () => {
  const key = checkoutKey(content);
  expect(checkoutKey(contentOf('ada', orderItems([lamp, chair])))).not.toBe(key);
  expect(checkoutKey(contentOf('ines', orderItems([lamp, chair, lamp])))).not.toBe(key);
});

test('once settled, the same content gets a fresh key', () => {
  const key = checkoutKey(content);
  settleCheckout();
  expect(isUnsettled(content)).toBe(false);
  expect(checkoutKey(content)).not.toBe(key);
});

test('where session storage is forbidden the key lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(checkoutKey(content)).toBe(checkoutKey(content));
});

test('an entry that makes no sense is no attempt', () => {
  sessionStorage.setItem('checkout', '{"content":7}');
  expect(isUnsettled(content)).toBe(false);
});
