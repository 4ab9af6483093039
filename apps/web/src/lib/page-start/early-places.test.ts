import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noteEarlyPlaces } from './early-places';

afterEach(() => {
  window.endEarlyPlaces?.();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const CARD = '<a href="/product/bear"><b>Bear</b></a><a href="/product/bear">More</a>';
const linkAt = (index: number) => ({ href: '/product/bear', index, top: 0 });

function open(state: unknown = null) {
  window.history.replaceState(state, '', '/?category=toys');
  document.body.innerHTML = CARD;
  noteEarlyPlaces(window);
}
const stored = () => JSON.parse(sessionStorage.getItem('scroll-positions') ?? '{}') as unknown;

test('the link and the place of a page that is left before its script is there are stored', () => {
  sessionStorage.setItem('scroll-positions', '{"other":{"y":7}}');
  open();
  fireEvent.click(document.querySelectorAll('a')[1] ?? document);
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toEqual({ other: { y: 7 }, '/?category=toys': { y: 0, link: linkAt(1) } });
});

test('they belong to the entry of the history', () => {
  open({ key: 'abc' });
  fireEvent.click(document.querySelector('b') ?? document);
  expect(stored()).toEqual({ abc: { y: 0, link: linkAt(0) } });
});

test('once the script is there, it notes by itself', () => {
  open();
  window.endEarlyPlaces?.();
  fireEvent.click(document.querySelector('a') ?? document);
  fireEvent(window, new Event('pagehide'));
  expect(stored()).toEqual({});
});
