import { endpoints, orderStatusInputSchema, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: Order;
/** How often the list was loaded. */
let loads: number;

beforeEach(() => {
  order = buildOrder({ createAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() });
  loads = 0;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => {
      loads += 1;
      return [order];
    }),
  );
});

async function openPage() {
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  const name = `Status of order ${order.number}`;
  return screen.findByRole('combobox', { name });
}

function choose(select: HTMLElement, ...statuses: string[]) {
  for (const status of statuses) fireEvent.change(select, { target: { value: status } });
}

test('an order shows its buyer, a relative date and the five statuses to choose from [S2.47 S4.5]', async () => {
  const select = await openPage();
  const options = within(select).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Not Process',
    'Processing',
    'Shipped',
    'deliverd',
    'cancel',
  ]);
  expect(select).toHaveValue('Not Process');
  expect(screen.getByText('Ada Buyer')).toBeVisible();
  expect(screen.getByText('3 hours ago')).toHaveAttribute(
    'title',
    new Date(order.createAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }),
  );
});

test.each([
  ['refunded', 'Its buyer gets the money back'],
  ['failed', 'Its payment was refused'],
  ['cancelled', 'It was cancelled before it was paid'],
] as const)('a cancelled order whose payment is %s stays so, and says why', async (state, why) => {
  const payment = { success: false, state, provider: 'simulated', reference: null };
  order = { ...order, status: 'cancel', payment };
  const select = await openPage();
  expect(within(select).getAllByRole('option')).toHaveLength(1);
  expect(select).toHaveAccessibleDescription(why);
});

test('a chosen status is saved, and the list is loaded again [S1.3 S4.5]', async () => {
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request, params }) => {
      expect(params.orderId).toBe(order._id);
      expect(await request.json()).toEqual({ status: 'Shipped', statusBefore: 'Not Process' });
      order = { ...order, status: 'Shipped' };
      return { success: true, message: `Order ${order.number} is Shipped`, order };
    }),
  );
  const select = await openPage();
  choose(select, 'Shipped');
  expect(select).toHaveValue('Shipped');
  expect(await screen.findByText(`Order ${order.number} is Shipped`)).toBeInTheDocument();
  await waitFor(() => expect(loads).toBe(2));
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(select).toHaveValue('Shipped');
});

test('cancelling an order of which a part is sent says so before', async () => {
  order = { ...order, inParcels: 'part' };
  choose(await openPage(), 'cancel');
  const ask = within(await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` }));
  expect(ask.getByText(/^Part of it has already been sent in parcels\./)).toBeVisible();
  expect(ask.getByText(/^Back into stock: what is in no parcel yet\./)).toBeVisible();
});

test('a refused change shows the server’s message and keeps the old status', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(409, 'Lamp is sold out')));
  const select = await openPage();
  choose(select, 'Processing');
  expect((await screen.findAllByText('Lamp is sold out'))[0]).toBeInTheDocument();
  await waitFor(() => expect(select).toHaveValue('Not Process'));
});

test('a change that breaks the server says "Something went wrong"', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(500, 'broken')));
  choose(await openPage(), 'deliverd');
  expect((await screen.findAllByText('Something went wrong'))[0]).toBeInTheDocument();
});

/** Saves every status except `refused`, and returns what was sent. */
function saveStatuses({ refused }: { refused?: string } = {}): string[] {
  const sent: string[] = [];
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request }) => {
      const { status } = orderStatusInputSchema.parse(await request.json());
      sent.push(status);
      await delay(50);
      if (status === refused) return refusal(409, 'Lamp is sold out');
      order = { ...order, status };
      return { success: true, message: `Order ${order.number} is ${status}`, order };
    }),
  );
  return sent;
}

test('of several quick choices the last one wins, and those in between are skipped', async () => {
  const sent = saveStatuses();
  const select = await openPage();
  choose(select, 'Processing', 'Shipped', 'deliverd');
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toEqual(['Processing', 'deliverd']);
  expect(select).toHaveValue('deliverd');
});

test('the last choice is sent even when the first is refused', async () => {
  const sent = saveStatuses({ refused: 'Processing' });
  const select = await openPage();
  choose(select, 'Processing', 'deliverd');
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toEqual(['Processing', 'deliverd']);
  expect(select).toHaveValue('deliverd');
});
