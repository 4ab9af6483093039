import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/http/query-client';
import type { PageHandle } from '../page-handle';
import { prefetchOnIntent } from './prefetch-on-intent';

const loadCode = vi.fn(() => Promise.resolve());
const fetchData = vi.fn<NonNullable<PageHandle['fetchData']>>(() => Promise.resolve());
const Empty = () => null;
const routes = [
  { path: '/product/:slug', Component: Empty, handle: { loadCode, fetchData } },
  { path: '/plain', Component: Empty },
];
let stop: () => void;

function link(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}"><b>More</b></a><p>Text</p>`;
  return document.getElementsByTagName('a')[0] ?? document.createElement('a');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stop = prefetchOnIntent(routes, createQueryClient());
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test.each(['mouseOver', 'focusIn', 'touchStart'] as const)(
  'after %s on a link, its page is loaded with what it shows',
  (event) => {
    fireEvent[event](link('/product/lamp?sort=name'));
    vi.runAllTimers();
    expect(loadCode).toHaveBeenCalledTimes(1);
    const [, params, search] = fetchData.mock.lastCall ?? [];
    expect(params).toEqual({ slug: 'lamp' });
    expect(search?.get('sort')).toBe('name');
  },
);

test('a pointer that only passes over a link loads nothing', () => {
  fireEvent.mouseOver(link('/product/lamp'));
  fireEvent.mouseOver(document.getElementsByTagName('p')[0] ?? document.body);
  vi.runAllTimers();
  expect(fetchData).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.test/product/lamp', '/plain', '/unknown'])(
  'a link to %s loads nothing',
  (href) => {
    fireEvent.mouseOver(link(href));
    vi.runAllTimers();
    expect(fetchData).not.toHaveBeenCalled();
  },
);

test('nothing is loaded ahead for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.touchStart(link('/product/lamp'));
  vi.runAllTimers();
  expect(loadCode).not.toHaveBeenCalled();
});
