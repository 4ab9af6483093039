import { endpoints, type Session } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draftsInMemory } from '../../../lib/storage/drafts';
import { session } from '../../../lib/session/session';
import { buildProduct, buildSession } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const PROFILE = '/dashboard/user/profile';
const ADDRESS = '42 Secret Street';
const maya = buildSession();
const theo = buildSession();

beforeEach(() => {
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.updateProfile).answer(() => refusal(401, 'Please login first')),
  );
});

const address = () => screen.findByLabelText('Address');
/** Everything that this tab stores, and what this page holds of forms. */
const left = () => JSON.stringify([Object.entries(sessionStorage), [...draftsInMemory]]);

async function typeAddress(owner: Session) {
  const view = renderApp(PROFILE, { session: owner });
  await address();
  fillIn({ Address: ADDRESS });
  return view;
}

/** Maya's session ends by itself while she types. */
async function loseSession() {
  const view = await typeAddress(maya);
  fireEvent.click(screen.getByRole('button', { name: 'UPDATE' }));
  await screen.findByText(/redirecting to you/);
  expect(left()).toContain(ADDRESS);
  return view;
}

test('who signs in after another person’s session has ended finds nothing of theirs', async () => {
  const { queryClient } = await loseSession();
  act(() => session.set(theo));
  expect(left()).not.toContain(ADDRESS);
  const sent = queryClient.getMutationCache().getAll();
  expect(JSON.stringify(sent.map(({ state }) => state.variables))).not.toContain(ADDRESS);
  expect(await address()).toHaveValue(theo.user.address);
});

test('a session that is replaced in another tab leaves nothing to the new one', async () => {
  await typeAddress(maya);
  act(() => {
    localStorage.setItem('auth', JSON.stringify(theo));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  });
  await waitFor(async () => expect(await address()).toHaveValue(theo.user.address));
  expect(left()).not.toContain(ADDRESS);
});

test('a tab that is opened again drops what belongs to somebody else', async () => {
  (await loseSession()).unmount();
  renderApp(PROFILE, { session: theo });
  expect(await address()).toHaveValue(theo.user.address);
  expect(left()).not.toContain(ADDRESS);
});

test('the same person gets back what they typed, also after the tab was opened again', async () => {
  (await loseSession()).unmount();
  renderApp(PROFILE);
  await screen.findByText(/redirecting to you/);
  act(() => session.set(maya));
  expect(await address()).toHaveValue(ADDRESS);
});

test('Logout takes the cart out of the browser, after it was kept', async () => {
  const kept: unknown[] = [];
  server.use(
    on(endpoints.keepCart).answer(async ({ request }) => {
      kept.push([await request.json(), request.headers.get('authorization')]);
      return { success: true, items: [], version: 1 };
    }),
  );
  const lamp = buildProduct();
  // What an administrator had seen and done before.
  localStorage.setItem('seen-orders', JSON.stringify({ user: maya.user._id }));
  localStorage.setItem('import-columns', JSON.stringify({ Preis: { Preis: 'price' } }));
  renderApp('/policy', { session: maya, cart: [lamp, lamp] });
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Login' });
  const items = [{ product: lamp._id, quantity: 2 }];
  expect(kept).toEqual([[{ items, version: 0 }, maya.token]]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
});

test('a cart stays when a session ends by itself, until somebody else signs in', async () => {
  renderApp('/policy', { session: maya, cart: [buildProduct()] });
  await screen.findByRole('button', { name: 'Logout' });
  act(() => session.clear());
  expect(await screen.findByRole('link', { name: 'Cart 1 items' })).toBeVisible();
  act(() => session.set(theo));
  expect(screen.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(maya.user._id);
});
