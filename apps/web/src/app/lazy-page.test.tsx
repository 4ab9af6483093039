import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';
import { goOffline } from '../testing/go-offline';
import { createTestRouter } from '../testing/test-router';
import { ErrorBoundary } from './error-boundary';

/** Renders a shop of two pages; the chunk of one fails to load this many times. */
function renderWithFailures(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length <= failures
      ? Promise.reject(new Error('Failed to fetch'))
      : Promise.resolve(() => <h1>About</h1>),
  );
  const about = lazyPage(load);
  const { router, TestRouter } = createTestRouter('/');
  render(
    <TestRouter>
      <ErrorBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/about" {...about} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </TestRouter>,
  );
  return { load, router };
}

test('a chunk that fails once is requested again before an error is shown', async () => {
  const { load, router } = renderWithFailures(1);
  await act(() => router.navigate('/about'));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a second failure the next click tries again', async () => {
  const { load, router } = renderWithFailures(2);
  await act(() => router.navigate('/about'));
  expect(
    await screen.findByRole('heading', { name: 'This page could not be shown' }),
  ).toBeVisible();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  await act(() => router.navigate('/about'));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a loaded page is not loaded again', async () => {
  const { load, router } = renderWithFailures(0);
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/about?page=2'));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a connection the error says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { router } = renderWithFailures(9);
  await act(() => router.navigate('/about'));
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
});

test('a page that failed to load offline is reloaded once the connection is back', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: window.location.href, reload });
  const goOnline = goOffline();
  const { router } = renderWithFailures(9);
  await act(() => router.navigate('/about'));
  expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  goOnline();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});
