import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPlaces, notePlace } from '../../../lib/history/history-places';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const opened = vi.fn();

beforeEach(() => {
  serveEmptyShop();
  opened.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(opened);
});

function scrollTo(position: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(position);
  fireEvent.scroll(window);
}

test('a page that was scrolled before its script was there stays where it is', async () => {
  scrollTo(300);
  renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(opened).not.toHaveBeenCalled();
});

test('a reload returns to where a list was left that a link opens further down', async () => {
  notePlace({ pathname: '/policy', search: '', hash: '', state: null, key: 'default' }, { y: 900 });
  // The browser has opened it there.
  const start = document.createElement('span');
  start.dataset.start = 'arrival';
  document.body.append(start);
  scrollTo(143);
  renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(opened).toHaveBeenCalledWith(0, 900);
  start.remove();
  forgetPlaces();
});

test('a new page opens at its top, and Back returns to where the last one was left', async () => {
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  scrollTo(300);
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(opened).toHaveBeenLastCalledWith(0, 0);
  scrollTo(0);
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(opened).toHaveBeenLastCalledWith(0, 300);
});

test('a choice of order leaves the list where it is', async () => {
  renderApp('/');
  const order = await screen.findByRole('combobox', { name: /Sort/ });
  opened.mockClear();
  fireEvent.change(order, { target: { value: 'price' } });
  await vi.waitFor(() => expect(order).toHaveValue('price'), 20_000);
  expect(opened).not.toHaveBeenCalled();
});

test('Back returns to where a list was when the last choice was made in it', async () => {
  const { router } = renderApp('/');
  const order = await screen.findByRole('combobox', { name: /Sort/ });
  scrollTo(300);
  fireEvent.change(order, { target: { value: 'price' } });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=price'), 20_000);
  await router.navigate('/about');
  await screen.findByRole('heading', { name: 'About' });
  await router.navigate(-1);
  await screen.findByRole('combobox', { name: /Sort/ });
  expect(opened).toHaveBeenLastCalledWith(0, 300);
});

test.each([
  ['navigate', 'at its top', 0],
  ['reload', 'where it was', 300],
])('a page that is opened by %s begins %s', async (type, _where, position) => {
  const view = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  scrollTo(300);
  view.unmount();
  scrollTo(0);
  const entry = Object.assign(Object.create(null) as PerformanceEntry, { type });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(opened).toHaveBeenLastCalledWith(0, position);
});
