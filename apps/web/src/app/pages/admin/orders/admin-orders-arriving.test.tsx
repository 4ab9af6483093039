import { endpoints, TOTAL_COUNT_HEADER, type Order } from '@shop/shared';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const LIST = '/dashboard/admin/orders';

/** The orders on the server, newest first. */
let orders: Order[];
/** How often the server was asked for new orders. */
let asked: number;

const placed = (minute: number, number: number) =>
  buildOrder({ number, createAt: `2026-01-06T10:${String(minute).padStart(2, '0')}:00.000Z` });

beforeEach(() => {
  orders = [placed(1, 1001)];
  asked = 0;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [], total: 0 })),
    on(endpoints.countNewOrders).answer(({ request }) => {
      asked += 1;
      const since = new URL(request.url).searchParams.get('since');
      const count = since ? orders.filter(({ createAt }) => createAt > since).length : 0;
      return { success: true, newOrders: { count, newest: orders[0]?.createAt ?? null } };
    }),
    on(endpoints.listAllOrders).answer(({ request }) => {
      const asOf = new URL(request.url).searchParams.get('asOf') ?? '9';
      const rows = orders.filter(({ createAt }) => createAt <= asOf);
      const headers = { [TOTAL_COUNT_HEADER]: String(rows.length) };
      return HttpResponse.json(rows, { headers });
    }),
  );
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

function open(path = LIST) {
  return renderApp(path, { session: buildSession({ role: 1 }) });
}

/** Makes the tab visible again, which polls at once. */
function returnToTab() {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

const shownNumbers = () =>
  screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (number: number) => screen.findByRole('article', { name: `Order ${number}` });
const menuLink = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Admin Panel' })).findByRole('link', { name });

test('a new order appears at the top by itself', async () => {
  open();
  await card(1001);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  orders = [placed(2, 1002), ...orders];
  returnToTab();
  await card(1002);
  expect(shownNumbers()).toEqual(['Order 1002', 'Order 1001']);
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

test('while an order is being worked on, the new ones wait until they are asked for', async () => {
  open();
  const select = within(await card(1001)).getByRole('combobox');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  select.focus();
  orders = [placed(3, 1003), placed(2, 1002), ...orders];
  returnToTab();
  expect(await screen.findByText('2 new orders')).toBeVisible();
  expect(shownNumbers()).toEqual(['Order 1001']);
  expect(select).toHaveFocus();
  expect(document.title).toMatch(/^\(2\) All orders/);
  expect(await menuLink(/^Orders 2 new$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await card(1003);
  expect(shownNumbers()).toEqual(['Order 1003', 'Order 1002', 'Order 1001']);
  await waitFor(() => expect(screen.queryByText('2 new orders')).toBeNull());
});

test('every screen of the administrator counts the orders that were not seen yet', async () => {
  const session = buildSession({ role: 1 });
  const see = (until: string) =>
    localStorage.setItem('seen-orders', JSON.stringify({ user: session.user._id, until }));
  see('2026-01-06T10:01:00.000Z');
  orders = [placed(2, 1002), ...orders];
  renderApp('/dashboard/admin/users', { session });
  await screen.findByRole('navigation', { name: 'Admin Panel' });
  expect(await menuLink(/^Orders 1 new$/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  // The order was seen in another tab.
  see('2026-01-06T10:02:00.000Z');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'seen-orders' }));
  });
  expect(await menuLink(/^Orders$/)).toBeVisible();
});

test('what is there on the first visit is not new', async () => {
  open('/dashboard/admin/users');
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(await menuLink(/^Orders$/)).toBeVisible();
});

test.each(['search=ada', 'status=waiting', 'payment=to_return'])(
  'a list of %s calls no order new that was there before it was opened',
  async (filter) => {
    const firstCount = deferred();
    let loads = 0;
    orders = [placed(2, 1002), ...orders];
    server.use(
      on(endpoints.countNewOrders).answer(async () => {
        await firstCount.promise;
        asked += 1;
        return { success: true, newOrders: { count: 0, newest: orders[0]?.createAt ?? null } };
      }),
      on(endpoints.listAllOrders).answer(() => {
        loads += 1;
        return orders.slice(-1);
      }),
    );
    open(`${LIST}?${filter}`);
    await card(1001);
    firstCount.resolve();
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    // The orders announced as new are loaded at once.
    expect(loads).toBe(1);
    orders = [placed(3, 1003), ...orders];
    await waitFor(() => {
      returnToTab();
      expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
    });
  },
);
