import { endpoints } from '@shop/shared';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildAdminOrder, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const orders = [buildAdminOrder({ number: 1043 }), buildAdminOrder({ number: 1042 })];

beforeEach(async () => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => orders),
  );
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  await screen.findAllByRole('article');
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('orders are cards until rows are chosen, which the account keeps', async () => {
  const kept: unknown[] = [];
  server.use(
    on(endpoints.savePreferences).answer(async ({ request }) => {
      kept.push(await request.json());
      return { success: true, preferences: {} };
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Rows' }));
  expect(await screen.findByRole('link', { name: '1042' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await vi.waitFor(() =>
    expect(kept).toEqual([{ preferences: { lists: { orders: { form: 'rows' } } } }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('keys move through rows and select, but not while something is typed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Rows' }));
  const first = await screen.findByRole('link', { name: '1043' });
  const second = screen.getByRole('link', { name: '1042' });
  press('j');
  expect(first).toHaveFocus();
  press('j');
  press('j');
  expect(second).toHaveFocus();
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeChecked();
  press('k');
  expect(first).toHaveFocus();
  press('/');
  const search = screen.getByRole('searchbox', { name: 'Find an order' });
  expect(search).toHaveFocus();
  press('j');
  expect(search).toHaveFocus();
});

test('a selects all on the page, b goes to what can be done with them', () => {
  press('a');
  expect(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeChecked();
  press('b');
  const bar = screen.getByRole('region', { name: 'Selected orders' });
  expect(bar).toHaveFocus();
  expect(within(bar).getByRole('button', { name: 'Tracking numbers …' })).toBeVisible();
});

test('? shows the keys of the list, but not while something is typed', async () => {
  press('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('term').map((key) => key.textContent)).toEqual([
    'j',
    'k',
    'x',
    'a',
    'b',
    'Enter',
    'e',
    '/',
    'Ctrl K',
    'Ctrl S',
    '?',
    'Esc',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('searchbox', { name: 'Find an order' }).focus();
  press('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the keys work in cards, too, and e goes to the status', () => {
  press('j');
  press('j');
  expect(screen.getByRole('link', { name: 'Order 1042' })).toHaveFocus();
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeChecked();
  press('e');
  expect(screen.getByRole('combobox', { name: 'Status of order 1042' })).toHaveFocus();
});

test('the page of an order leads to the next and the previous one of the list', async () => {
  server.use(
    on(endpoints.getOrder).answer(({ params }) => {
      const number = Number(params.number);
      return { success: true, order: buildAdminOrder({ number }) };
    }),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Order 1043' }));
  expect(await screen.findByRole('link', { name: 'Next order: 1042' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Previous order/ })).not.toBeInTheDocument();
  press('j');
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Previous order: 1043' })).toBeVisible();
});

test('an order that leaves the list by what is done to it still leads to the next one', async () => {
  server.use(
    on(endpoints.getOrder).answer(({ params }) => ({
      success: true,
      order: orders.find(({ number }) => String(number) === params.number) ?? buildAdminOrder(),
    })),
    on(endpoints.updateOrderStatus).answer(() => {
      server.use(on(endpoints.listAllOrders).answer(() => orders.slice(1)));
      return {
        success: true,
        message: 'Order status updated',
        order: orders[0] ?? buildAdminOrder(),
      };
    }),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Order 1043' }));
  expect(await screen.findByRole('link', { name: 'Next order: 1042' })).toBeVisible();
  let reads = 0;
  server.events.on('request:match', ({ request }) => {
    if (new URL(request.url).pathname.endsWith('/all-orders')) reads += 1;
  });
  fireEvent.change(screen.getByRole('combobox', { name: /^Status/ }), {
    target: { value: 'Processing' },
  });
  await vi.waitFor(() => expect(reads).toBeGreaterThan(0));
  await screen.findByText('Order status updated');
  press('j');
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
});

test('Enter in the search opens the order whose number was scanned', async () => {
  server.use(
    on(endpoints.getOrder).answer(() => ({
      success: true,
      order: buildAdminOrder({ number: 1042 }),
    })),
  );
  const search = screen.getByRole('searchbox', { name: 'Find an order' });
  fireEvent.change(search, { target: { value: '#1042' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(await screen.findByRole('heading', { name: 'Order 1042' })).toBeVisible();
});

test('rows that were chosen in another browser are there at once', async () => {
  cleanup();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({
      success: true,
      ok: true,
      preferences: { lists: { orders: { form: 'rows' } } },
    })),
  );
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  expect(await screen.findByRole('link', { name: '1042' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
