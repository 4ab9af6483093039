import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnToLink } from './return-to-link';

let field: HTMLInputElement;
const link = document.createElement('a');

beforeEach(() => {
  field = document.createElement('input');
  link.setAttribute('href', '/product/lamp');
  document.body.replaceChildren(field);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Shows the link, which the page did not have yet. */
async function showLink() {
  document.body.append(link);
  await Promise.resolve();
}

test('the link gets the focus as soon as it is there', async () => {
  returnToLink({ href: '/product/lamp', index: 0, top: 0 });
  await showLink();
  expect(link).toHaveFocus();
});

test('a field that has meanwhile got the focus keeps it', async () => {
  returnToLink({ href: '/product/lamp', index: 0, top: 0 });
  field.focus();
  await showLink();
  expect(field).toHaveFocus();
});

test('a link that a slow line brings late still gets the focus', async () => {
  vi.useFakeTimers();
  returnToLink({ href: '/product/lamp', index: 0, top: 0 });
  vi.advanceTimersByTime(20_000);
  await showLink();
  expect(link).toHaveFocus();
});

test('a page that comes much later is left alone', async () => {
  vi.useFakeTimers();
  returnToLink({ href: '/product/lamp', index: 0, top: 0 });
  vi.advanceTimersByTime(40_000);
  await showLink();
  expect(link).not.toHaveFocus();
});
