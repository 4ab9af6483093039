import { beforeEach, expect, test } from 'vitest';
import { returnToLink } from './return-to-link';

let field: HTMLInputElement;
const link = document.createElement('a');

beforeEach(() => {
  field = document.createElement('input');
  link.setAttribute('href', '/product/lamp');
  document.body.replaceChildren(field);
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
