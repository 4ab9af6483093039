import { LATE_SCRIPTS_ELEMENT } from '@shop/shared';
import { afterEach, expect, test } from 'vitest';
import { preloadFilledCart } from './preload-filled-cart';

afterEach(() => {
  document.body.innerHTML = '';
});

test('scripts and styles of a filled cart join those that are held back', () => {
  document.body.innerHTML = `<template id="${LATE_SCRIPTS_ELEMENT}"><script src="/shop.js"></script></template>`;
  preloadFilledCart(document, ['/cart.js', '/cart.css']);
  const [late] = document.getElementsByTagName('template');
  expect(late?.innerHTML).toBe(
    [
      '<script src="/shop.js"></script>',
      '<link rel="modulepreload" crossorigin="anonymous" href="/cart.js">',
      '<link rel="preload" as="style" crossorigin="anonymous" href="/cart.css">',
    ].join(''),
  );
});

test('a page without any is left alone', () => {
  preloadFilledCart(document, ['/cart.js']);
  expect(document.querySelector('link[href="/cart.js"]')).toBeNull();
});
