import { endpoints } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../lib/http/api-client';
import { deferred } from '../../testing/deferred';
import { buildSession } from '../../testing/factories';
import { fillIn } from '../../testing/fill-in';
import { on, refusal, secondFactorRefusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';
import { serveEmptyShop } from '../../testing/serve-empty-shop';

beforeEach(() => {
  // Only the countdown's ticks are faked; requests run in real time.
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

async function findCountdown() {
  await screen.findByText(text(3));
  // The countdown is visible a moment before its timer starts.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 20_000);
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

test('a visitor is counted down to the login screen, which keeps the page they wanted [S2.48 S6.2 S9.4]', async () => {
  const { router } = renderApp('/dashboard/user/orders?page=2');
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'), 20_000);
  expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fuser%2Forders%3Fpage%3D2');
});

test('a refused token starts the countdown and ends the session [S2.48 S6.2]', async () => {
  server.use(on(endpoints.checkUser).answer(() => refusal(401, 'Please login first')));
  const { router } = renderApp('/dashboard/user', { session: buildSession() });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'), 20_000);
  expect(localStorage.getItem('auth')).toBeNull();
});

test('a server error starts the countdown and keeps the session [S2.48]', async () => {
  server.use(on(endpoints.checkUser).answer(() => refusal(500, 'broken')));
  const session = buildSession();
  const { router } = renderApp('/dashboard/user', { session });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'), 20_000);
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
});

test('the countdown runs while the check is pending, and an answer in time stops it [S2.48 S4.6]', async () => {
  const { promise: answered, resolve: answer } = deferred();
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

test('a shopper is redirected from the admin pages to the shop [S2.49 S6.3]', async () => {
  serveEmptyShop();
  server.use(on(endpoints.checkAdmin).answer(() => refusal(403, 'Administrators only')));
  const session = buildSession();
  const { router } = renderApp('/dashboard/admin', { session });
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), 20_000);
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
});

test('a shopper who is no longer an administrator gets a session with the new role', async () => {
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
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), 20_000);
  await vi.waitFor(
    () =>
      expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
        user: shopper.user,
        token: 'fresh',
      }),
    20_000,
  );
});

test('who is removed from the staff while a screen is open leaves it at the next call', async () => {
  serveEmptyShop();
  const shopper = buildSession();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions: ['orders'] })),
    on(endpoints.listMails).answer(() => refusal(403, 'Administrators only')),
    on(endpoints.renewSession).answer(() => ({
      success: true,
      user: shopper.user,
      token: 'fresh',
    })),
  );
  const { user } = buildSession({ role: 1 });
  const packer = { user: { ...user, permissions: ['orders' as const] }, token: 'of a packer' };
  const { router } = renderApp('/dashboard/admin', { session: packer });
  await screen.findByRole('heading', { name: 'Admin Panel' });
  server.use(on(endpoints.checkAdmin).answer(() => refusal(403, 'Administrators only')));
  await act(() => call(endpoints.listMails).catch(() => undefined));
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), 20_000);
});

test('a visitor is redirected from the admin pages to the shop [S2.49]', async () => {
  serveEmptyShop();
  const { router } = renderApp('/dashboard/admin/users');
  await countDown();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), 20_000);
});

test('an administrator is let in [S2.37 S4.6]', async () => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOverview).answer(() => refusal(503, 'Back soon')),
    on(endpoints.getFigures).answer(() => refusal(503, 'Back soon')),
    on(endpoints.getFirstSteps).answer(() => refusal(503, 'Back soon')),
  );
  renderApp('/dashboard/admin', { session: buildSession({ role: 1, phone: '555 0199' }) });
  expect(await screen.findByText('555 0199')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Admin Panel' })).toBeInTheDocument();
});

describe('an administrator who needs a second factor first', () => {
  const session = () => buildSession({ role: 1 });
  let isMissing: boolean;

  beforeEach(() => {
    isMissing = true;
    const missing = () => secondFactorRefusal(403, 'Set up your second factor first', 'missing');
    server.use(
      on(endpoints.checkAdmin).answer(() => (isMissing ? missing() : { success: true, ok: true })),
      on(endpoints.listUsers).answer(() => missing()),
      on(endpoints.getSecondFactor).answer(() => ({
        success: true,
        secondFactor: { since: null, recoveryCodes: 0, required: true },
      })),
      on(endpoints.listSessions).answer(() => ({ success: true, sessions: [] })),
      on(endpoints.startSecondFactor).answer(() => ({
        success: true,
        secret: 'ABCDEFGHIJKLMNOP',
        uri: 'otpauth://totp/Shop:ada?secret=ABCDEFGHIJKLMNOP',
      })),
      on(endpoints.turnOnSecondFactor).answer(() => {
        isMissing = false;
        return { success: true, message: 'on', recoveryCodes: ['aaaa-bbbb'], token: 'new' };
      }),
    );
  });

  const findSetUp = () => screen.findByText(/Administrators of this shop need a second factor/);

  test('is led to the screen that sets it up', async () => {
    const { router } = renderApp('/dashboard/admin/users', { session: session() });
    expect(await findSetUp()).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/admin/security');
  });

  test('is led there from an open screen when the shop begins to require one', async () => {
    isMissing = false;
    server.use(
      on(endpoints.listUsers).answer(() => {
        isMissing = true;
        return secondFactorRefusal(403, 'Set up your second factor first', 'missing');
      }),
    );
    renderApp('/dashboard/admin/users', { session: session() });
    expect(await findSetUp()).toBeVisible();
  });

  test('sees the recovery codes before anything else, and can then go on', async () => {
    const { queryClient, router } = renderApp('/dashboard/admin/security', { session: session() });
    await findSetUp();
    fillIn({ 'Your password': 'correct horse' });
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await screen.findByRole('img', { name: 'QR code of the secret' });
    fillIn({ Code: '123456' });
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    await act(() => queryClient.refetchQueries());
    expect(screen.getByText('aaaa-bbbb')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/dashboard/admin/security');
  });
});
