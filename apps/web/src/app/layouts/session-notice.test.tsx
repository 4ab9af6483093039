import { endpoints } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { call } from '../../lib/http/api-client';
import { session } from '../../lib/session/session';
import { buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const ENDED = /Your session has ended\./;

/** A call that needs a session is refused. */
async function loseSession() {
  server.use(on(endpoints.getCart).answer(() => refusal(401, 'Please login first')));
  await act(() => call(endpoints.getCart).catch(() => undefined));
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('a session that ended by itself says so, and the way to log in leads back to where it did', async () => {
  window.history.replaceState(null, '', '/cart?x=1');
  const { router } = renderApp('/cart?x=1', { session: buildSession() });
  await screen.findByRole('button', { name: 'Logout' });
  await loseSession();
  expect(screen.getByText(ENDED)).toBeVisible();
  await act(() => router.navigate('/about'));
  fireEvent.click(screen.getByRole('link', { name: 'Log in again' }));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/cart?x=1')}`);
  act(() => session.set(buildSession()));
  expect(screen.queryByText(ENDED)).toBeNull();
});

test('the notice can be closed', async () => {
  renderApp('/cart', { session: buildSession() });
  await screen.findByRole('button', { name: 'Logout' });
  await loseSession();
  const notice = screen.getByText(ENDED).closest<HTMLElement>('[role="status"]');
  if (!notice) throw new Error('The notice is not announced');
  fireEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(ENDED)).toBeNull();
});

test('signing out on purpose is no session that ended by itself', async () => {
  renderApp('/cart', { session: buildSession() });
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(session.get()).toBeNull());
  expect(screen.queryByText(ENDED)).toBeNull();
});
