import { endpoints } from '@shop/shared';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveEmptyShop } from '../../testing/serve-empty-shop';
import { buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

beforeEach(() => {
  // Requests keep their real time; only the countdown's ticks are ours.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const text = (seconds: number) => `redirecting to you ${seconds} second`;

function tick() {
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
}

/** The admin area's code is large: its first import takes a while. */
const patience = { timeout: 10_000 };

async function findCountdown() {
  await screen.findByText(text(3), {}, patience);
  // It stands on the screen a moment before its clock runs.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
}

async function countDown() {
  await findCountdown();
  tick();
  expect(screen.getByText(text(2))).toBeInTheDocument();
  tick();
  expect(screen.getByText(text(1))).toBeInTheDocument();
  tick();
  expect(screen.queryByText(text(0))).not.toBeInTheDocument();
}

test('a visitor counts down to the login, which leads back to the page they wanted [S2.48 S6.2 S9.4]', async () => {
  const { router } = renderApp('/dashboard/user/orders?page=2');
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fuser%2Forders%3Fpage%3D2');
});

test('a token that the server refuses counts down too, and the session is over [S2.48 S6.2]', async () => {
  server.use(on(endpoints.checkUser).answer(() => refusal(401, 'Please login first')));
  const { router } = renderApp('/dashboard/user', { session: buildSession() });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('auth')).toBeNull();
});

test('a check that the server breaks on counts down too, and the session stays [S2.48]', async () => {
  server.use(on(endpoints.checkUser).answer(() => refusal(500, 'broken')));
  const session = buildSession();
  const { router } = renderApp('/dashboard/user', { session });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
});

test('the countdown runs while the check is pending, and an answer in time stops it [S2.48 S4.6]', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    on(endpoints.checkUser).answer(async () => {
      await answered;
      return { success: true, ok: true };
    }),
  );
  const { router } = renderApp('/dashboard/user', { session: buildSession({ name: 'Ada Buyer' }) });
  await findCountdown();
  tick();
  tick();
  expect(screen.getByText(text(1))).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Ada Buyer')).toBeInTheDocument();
  tick();
  tick();
  expect(router.state.location.pathname).toBe('/dashboard/user');
});

test('whoever is no administrator goes from the admin pages to the shop [S2.49 S6.3]', async () => {
  serveEmptyShop();
  server.use(on(endpoints.checkAdmin).answer(() => refusal(403, 'Administrators only')));
  const session = buildSession();
  const { router } = renderApp('/dashboard/admin', { session });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
});

test('who is no administrator any more is told so by the session too', async () => {
  serveEmptyShop();
  const shopper = buildSession();
  server.use(
    on(endpoints.checkAdmin).answer(() => refusal(403, 'Administrators only')),
    on(endpoints.renewSession).answer(() => ({
      success: true,
      user: shopper.user,
      token: 'fresh',
    })),
  );
  const session = { ...buildSession({ role: 1 }), token: 'of an administrator' };
  const { router } = renderApp('/dashboard/admin', { session });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await vi.waitFor(() =>
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
      user: shopper.user,
      token: 'fresh',
    }),
  );
});

test('an administrator’s page is no visitor’s either [S2.49]', async () => {
  serveEmptyShop();
  const { router } = renderApp('/dashboard/admin/users');
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an administrator is let in [S2.37 S4.6]', async () => {
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
  renderApp('/dashboard/admin', { session: buildSession({ role: 1, phone: '555 0199' }) });
  expect(await screen.findByText('555 0199', {}, patience)).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Admin Panel' })).toBeInTheDocument();
});
