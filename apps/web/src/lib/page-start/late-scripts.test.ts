import { LATE_SCRIPTS_ELEMENT } from '@shop/shared';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred';
import { addLateScripts } from './late-scripts';

const LATE = `<template id="${LATE_SCRIPTS_ELEMENT}"><script type="module" src="/shop.js"></script></template>`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

test('they wait for the pictures in sight', async () => {
  const picture = deferred();
  HTMLImageElement.prototype.decode = () => picture.promise;
  openPage(`<img alt="" src="/lamp.webp">${LATE}`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(scripts()).toBe(0);
  picture.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(1);
});

test('they do not wait for ever', async () => {
  HTMLImageElement.prototype.decode = () => deferred().promise;
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
