import { endpoints } from '@shop/shared';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '../../lib/http/connection';
import { buildProducts, buildSession } from '../../testing/factories';
import { goOffline } from '../../testing/go-offline';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

afterEach(() => {
  vi.restoreAllMocks();
});

const everything = buildProducts(3);

/** Makes the list of products fail until `broken` is set to false. */
function brokenList(failure: () => Response) {
  const list = { broken: true };
  server.use(
    on(endpoints.listProductPage).answer(() =>
      list.broken ? failure() : { success: true, products: everything, total: 3 },
    ),
  );
  return list;
}

test('offline, the page says so, and the list loads once the network is back', async () => {
  const list = brokenList(() => HttpResponse.error());
  const goOnline = goOffline();
  renderApp('/');
  expect(await screen.findByText(/^You are offline. Your cart still works/)).toBeVisible();
  expect(await screen.findByText('Something Went Wrong')).toBeVisible();
  list.broken = false;
  goOnline();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
});

test('an administrator reads about changes to save, not about a cart', async () => {
  const goOnline = goOffline();
  renderApp('/', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText(/^You are offline. You can save your changes/)).toBeVisible();
  expect(screen.queryByText(/Your cart still works/)).not.toBeInTheDocument();
  goOnline();
});

test('a shop that does not respond is polled until it does', async () => {
  let asked = 0;
  server.use(
    on(endpoints.countProducts).answer(() => {
      asked += 1;
      return asked < 2 ? refusal(503, 'Back soon') : { success: true, total: 3 };
    }),
  );
  const list = brokenList(() => refusal(503, 'Back soon'));
  server.use(
    on(endpoints.listCategories).answer(() => refusal(503, 'Back soon')),
    on(endpoints.listCatalogue).answer(() => refusal(503, 'Back soon')),
  );
  renderApp('/');
  expect(await screen.findByText(/^The shop is not responding/)).toBeVisible();
  list.broken = false;
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByText(/is not responding/)).not.toBeInTheDocument();
});

test('a call that fails while the shop responds is reported and not repeated endlessly', async () => {
  let asked = 0;
  server.use(
    on(endpoints.countProducts).answer(() => ({ success: true, total: 3 })),
    on(endpoints.listProductPage).answer(() => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderApp('/');
  for (let second = 0; second < 15; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  expect(screen.getByText('Something Went Wrong')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(asked).toBeLessThan(5);
  vi.useRealTimers();
});

test('a refusal or a short interruption is no lost connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(on(endpoints.listProductPage).answer(() => refusal(400, 'No such page')));
  renderApp('/');
  await screen.findByText('No such page');
  expect(connection.get()).toBe('online');
  act(() => connection.note(false));
  act(() => void vi.advanceTimersByTime(500));
  act(() => connection.note(true));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText(/is not responding/)).not.toBeInTheDocument();
  vi.useRealTimers();
});
