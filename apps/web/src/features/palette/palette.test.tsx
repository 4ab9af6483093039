import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deferred } from '../../testing/deferred';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildAdminOrder,
  buildId,
  buildSession,
} from '../../testing/factories';
import { on, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const order = buildAdminOrder({ number: 1042 });

// Its code is loaded before a test waits for it.
beforeAll(() => import('./palette'));

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => [order]),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [], total: 0 })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
  );
});

async function openPalette() {
  renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  await screen.findByText('Needs attention');
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
  return { dialog: within(dialog), input: await within(dialog).findByRole('combobox') };
}

test('an order is found by its number, opened with Enter, and comes first the next time', async () => {
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: '1042' } });
  await dialog.findByRole('option', { name: /^Order 1042/ });
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Order 1042' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.keyDown(document, { key: 'K', metaKey: true });
  const again = await screen.findByRole('dialog', { name: 'Find anything' });
  const [first] = await within(again).findAllByRole('option');
  expect(first).toHaveTextContent(/^Order 1042/);
});

test('an SKU means its product, and not the orders that have it', async () => {
  const mug = buildAdministeredProduct({ name: 'Mug', slug: 'mug' });
  server.use(
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [mug],
      total: 1,
    })),
  );
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: 'MG-7' } });
  await dialog.findByRole('option', { name: /^Mug/ });
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
  expect(dialog.getAllByRole('option')[0]).toHaveTextContent(/^Mug/);
});

test('the heading of what the palette leads to has the focus, however late it arrives', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    on(endpoints.getOrder).answer(async () => {
      await arrival;
      return { success: true, order };
    }),
  );
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: '1042' } });
  await dialog.findByRole('option', { name: /^Order 1042/ });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  arrive();
  const heading = await screen.findByRole('heading', { name: 'Order 1042' });
  await waitFor(() => expect(heading).toHaveFocus());
});

/** Answers searches for orders: the one for `10` with another order, and the one for `1042` when it is let. */
function serveOrdersLate() {
  const arrival = deferred();
  server.use(
    on(endpoints.listAllOrders).answer(async ({ request }) => {
      const isLate = new URL(request.url).searchParams.get('search') === '1042';
      if (isLate) await arrival.promise;
      return [isLate ? order : buildAdminOrder({ number: 1010 })];
    }),
  );
  return arrival;
}

test('Enter opens what is found for the text that stands there, when it arrives', async () => {
  const arrival = serveOrdersLate();
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: '10' } });
  await dialog.findByRole('option', { name: /^Order 1010/ });
  fireEvent.change(input, { target: { value: '1042' } });
  const outdated = dialog.getByRole('option', { name: /^Order 1010/ });
  expect(outdated).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.click(outdated);
  expect(dialog.getByRole('combobox')).toBeVisible();
  arrival.resolve();
  await screen.findByRole('heading', { name: 'Order 1042' });
});

test('Enter is forgotten when somebody types on', async () => {
  const arrival = serveOrdersLate();
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: '1042' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.change(input, { target: { value: '10' } });
  arrival.resolve();
  const found = await dialog.findByRole('option', { name: /^Order 1010/ });
  await waitFor(() => expect(found).toHaveAttribute('aria-selected', 'true'));
  expect(input).toBeVisible();
});

test('screens and actions are found by the beginnings of their words', async () => {
  const { dialog, input } = await openPalette();
  server.use(on(endpoints.listAllOrders).answer(() => []));
  fireEvent.change(input, { target: { value: 'sto pri' } });
  await waitFor(() =>
    expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Prices and stock',
    ]),
  );
  fireEvent.change(input, { target: { value: 'zebra' } });
  await dialog.findByText('Nothing found for “zebra”.');
});

test('whoever signs out leaves no recent places behind', async () => {
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: '1042' } });
  fireEvent.click(await dialog.findByRole('option', { name: /^Order 1042/ }));
  expect(localStorage.getItem('recent-places')).toContain('Order 1042');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('recent-places')).toBeNull());
});

test('who signs in after somebody whose session has ended is not told where they have been', async () => {
  const places = [{ to: '/dashboard/admin/orders/1042', label: 'Order 1042', detail: 'Ada' }];
  localStorage.setItem('recent-places', JSON.stringify({ owner: buildId(), places }));
  const { dialog } = await openPalette();
  expect(dialog.queryByText('Recent')).toBeNull();
  expect(dialog.queryByText(/Ada/)).toBeNull();
});

test('a customer with the typed name stands before products that are only found with similar words', async () => {
  const { user } = buildSession({ name: 'Theo Okafor' });
  const theo = { ...user, createdAt: order.createAt, secondFactor: false };
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [buildAdministeredProduct({ name: 'Three-Novel Box Set' })],
      total: 1,
    })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [theo], total: 1 })),
  );
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: 'theo' } });
  await dialog.findByRole('option', { name: /Theo Okafor/ });
  await dialog.findByRole('option', { name: /Three-Novel/ });
  const [first] = dialog.getAllByRole('option');
  expect(first).toHaveTextContent(/^Theo Okafor/);
});

test('“Export today’s orders” opens their list with the choice of files', async () => {
  const opened: string[] = [];
  const days: unknown[] = [];
  server.use(
    on(endpoints.listAllOrders).answer(({ request }) => {
      days.push(new URL(request.url).searchParams.get('days'));
      return [order];
    }),
  );
  // jsdom has no popovers, and other tests expect none.
  const popovers = {
    popover: null,
    showPopover(this: HTMLElement) {
      opened.push(this.getAttribute('aria-label') ?? '');
    },
  };
  Object.assign(HTMLElement.prototype, popovers);
  onTestFinished(() => {
    for (const name of Object.keys(popovers)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const { dialog, input } = await openPalette();
  fireEvent.change(input, { target: { value: 'export today' } });
  fireEvent.click(await dialog.findByRole('option', { name: 'Export today’s orders' }));
  const [first] = await screen.findAllByRole('button', { name: /^Export labels/ });
  await waitFor(() => expect(first).toHaveFocus());
  expect(opened).toEqual(['Export']);
  expect(days.at(-1)).toBe('1');
});
