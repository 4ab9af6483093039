import { afterEach, expect, test, vi } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { attemptOf, beginAttempt, settleAttempt } from './checkout-attempts';
import { orderItems } from './order-items';

const [lamp, chair] = [buildProduct(), buildProduct()];
const items = orderItems([lamp, chair, lamp]);
const asked = 'lamps and a chair';

afterEach(() => {
  vi.restoreAllMocks();
  for (const buyer of ['ada', 'ines']) {
    const attempt = attemptOf(buyer);
    if (attempt) settleAttempt(attempt);
  }
});

test('an unsettled attempt comes before any other of its buyer, with its own items', () => {
  const attempt = beginAttempt({ buyer: 'ada', items, total: 20, asked });
  expect(attempt.key).toMatch(/^[0-9a-f]{32}$/);
  expect(
    beginAttempt({ buyer: 'ada', items: orderItems([chair]), total: 10, asked: 'chair' }),
  ).toEqual(attempt);
});

test('buyers who share a browser have separate attempts', () => {
  const ada = beginAttempt({ buyer: 'ada', items, total: 20, asked });
  expect(beginAttempt({ buyer: 'ines', items, total: 20, asked }).key).not.toBe(ada.key);
  expect(attemptOf('ada')).toEqual(ada);
});

test('an attempt is settled once, and the same items then get a fresh key', () => {
  const attempt = beginAttempt({ buyer: 'ada', items, total: 20, asked });
  expect(settleAttempt(attempt)).toBe(true);
  expect(settleAttempt(attempt)).toBe(false);
  expect(beginAttempt({ buyer: 'ada', items, total: 20, asked }).key).not.toBe(attempt.key);
});

test('where storage is forbidden the attempt lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(beginAttempt({ buyer: 'ada', items, total: 20, asked }).key).toBe(
    beginAttempt({ buyer: 'ada', items, total: 20, asked }).key,
  );
});

test.each(['{', '{"content":7}', '[{"key":"","buyer":"ada","items":[]}]'])(
  'an invalid entry (%s) is no attempt',
  (text) => {
    localStorage.setItem('checkout', text);
    expect(attemptOf('ada')).toBeUndefined();
  },
);
