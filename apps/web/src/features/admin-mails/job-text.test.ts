import { expect, test } from 'vitest';
import { jobText } from './job-text';

test('a task is called by what it does', () => {
  expect(jobText({ key: 'mail:orderShipped:65a000000000000000000001' })).toBe(
    'Mail: Order shipped',
  );
});

test('a task of a webhook says so', () => {
  expect(jobText({ key: 'webhook:65a000000000000000000001' })).toBe('Webhook');
  expect(jobText({ key: 'refund:65a000000000000000000001' })).toBe('Refund');
  expect(jobText({ key: 'webhook-event:stock.changed:msg_1' })).toBe('Event: stock.changed');
});

test('an import, the feed and other work say so', () => {
  expect(jobText({ key: 'round:Orders were not counted' })).toBe('Orders were not counted');
  expect(jobText({ key: 'feed' })).toBe('Product feed');
  expect(jobText({ key: 'stock-alert:65a000000000000000000001' })).toBe(
    'Back in stock: look who waits',
  );
  expect(jobText({ key: 'import:65a000000000000000000001' })).toBe('Import of products');
});

test('a long edit of products says so', () => {
  expect(jobText({ key: 'long-edit:65a000000000000000000001' })).toBe('Edit of many products');
});

test('a task of another program keeps its key', () => {
  expect(jobText({ key: 'mail:birthday:1' })).toBe('mail:birthday:1');
});
