import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../../features/cart';
import { buildProduct } from '../../../testing/factories';
import { renderApp } from '../../../testing/render-app';

const isAway = () => document.documentElement.dataset.bar === 'away';

function scrollTo(position: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(position);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  scrollTo(400);
});

test('the header goes away on the way down and comes back on the way up', () => {
  expect(isAway()).toBe(true);
  scrollTo(395);
  expect(isAway()).toBe(true);
  scrollTo(380);
  expect(isAway()).toBe(false);
  scrollTo(600);
  expect(isAway()).toBe(true);
  scrollTo(0);
  expect(isAway()).toBe(false);
});

test('the header comes back when the focus moves into it, and stays there', () => {
  act(() => screen.getByPlaceholderText('Search').focus());
  expect(isAway()).toBe(false);
  scrollTo(900);
  expect(isAway()).toBe(false);
});

test('the header comes back when the cart changes', () => {
  act(() => void addToCart(buildProduct()));
  expect(isAway()).toBe(false);
});

test('a page that is pulled past its end does not bring the header back', () => {
  scrollTo(5000 - window.innerHeight + 80);
  scrollTo(5000 - window.innerHeight);
  expect(isAway()).toBe(true);
});
