import { LATE_SCRIPTS_ELEMENT } from '@shop/shared';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { addLateScripts } from './late-scripts';

const LATE = `<template id="${LATE_SCRIPTS_ELEMENT}"><script type="module" src="/shop.js"></script></template>`;

beforeEach(() => {
  vi.useFakeTimers();
  // What jsdom lacks.
  Object.defineProperty(HTMLImageElement.prototype, 'loading', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('loading') ?? 'eager';
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

function openPage(body: string): void {
  document.body.innerHTML = body;
  addLateScripts(document);
}

const scripts = () => document.head.querySelectorAll('script[src="/shop.js"]').length;

test('the scripts of a rendered page come once it has been painted', async () => {
  openPage(`<h1>Lamp</h1>${LATE}`);
  expect(scripts()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(1);
});

/** Lays every picture out at these places: a picture that is not displayed has none. */
function layOutPictures(...places: { top: number; left: number }[]): void {
  vi.spyOn(HTMLImageElement.prototype, 'getClientRects').mockReturnValue(
    places.map(({ top, left }) => new DOMRect(left, top, 300, 300)) as never,
  );
}

test.each(['eager', 'lazy'])('they wait for the %s pictures in sight', async (loading) => {
  const picture = deferred();
  HTMLImageElement.prototype.decode = () => picture.promise;
  layOutPictures({ top: 500, left: 16 });
  openPage(`<img alt="" src="/lamp.webp" loading="${loading}">${LATE}`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scripts()).toBe(0);
  picture.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(1);
});

test.each([
  ['below', [{ top: 5_000, left: 16 }]],
  ['beside the screen', [{ top: 500, left: 5_000 }]],
  ['that are not displayed', []],
])('they do not wait for pictures %s', async (_, places) => {
  HTMLImageElement.prototype.decode = () => deferred().promise;
  layOutPictures(...places);
  openPage(`<img alt="" src="/lamp.webp" loading="lazy">${LATE}`);
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(1);
});

test('they do not wait for ever', async () => {
  HTMLImageElement.prototype.decode = () => deferred().promise;
  layOutPictures({ top: 0, left: 0 });
  openPage(`<img alt="" src="/lamp.webp">${LATE}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(scripts()).toBe(1);
});

test('a visitor who does something gets them at once, and only once', async () => {
  openPage(`<button>Buy</button>${LATE}`);
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  expect(scripts()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(scripts()).toBe(1);
});

test('a page that is not rendered has none', async () => {
  openPage('<div id="root"></div>');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(scripts()).toBe(0);
});
