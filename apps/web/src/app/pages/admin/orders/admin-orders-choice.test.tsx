import { endpoints, orderStatusInputSchema, SUCCESS_TEXTS, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildOrder, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: Order;
/** Changes of status as they were sent. */
let sent: unknown[];

beforeEach(() => {
  order = buildOrder();
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      return status === null || status === order.status ? [order] : [];
    }),
    on(endpoints.updateOrderStatus).answer(async ({ request }) => {
      const input = orderStatusInputSchema.parse(await request.json());
      sent.push(input);
      order = { ...order, status: input.status };
      return {
        success: true,
        message: SUCCESS_TEXTS.orderStatusChanged(order.number, order.status),
        order,
      };
    }),
  );
});

async function openPage(query = '') {
  const { router } = renderApp(`/dashboard/admin/orders${query}`, {
    session: buildSession({ role: 1 }),
  });
  const name = `Status of order ${order.number}`;
  return { router, select: await screen.findByRole('combobox', { name }) };
}

/** An arrow key on a closed select changes its value at once. */
function passTo(select: HTMLElement, status: string) {
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value: status } });
}

test('keys that pass over statuses save nothing; Enter saves the one they stopped at', async () => {
  const { select } = await openPage();
  for (const status of ['Processing', 'Shipped']) passTo(select, status);
  expect(select).toHaveValue('Shipped');
  expect(screen.getByText('Enter saves “Shipped”, Esc keeps “Not Process”')).toBeInTheDocument();
  expect(sent).toEqual([]);
  fireEvent.keyDown(select, { key: 'Enter' });
  await waitFor(() => expect(sent).toEqual([{ status: 'Shipped', statusBefore: 'Not Process' }]));
});

test.each([
  ['Escape', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Escape' })],
  ['leaving', (select: HTMLElement) => fireEvent.blur(select)],
])('%s forgets what keys have passed over', async (_, leave) => {
  const { select } = await openPage();
  passTo(select, 'Processing');
  leave(select);
  expect(select).toHaveValue('Not Process');
  expect(sent).toEqual([]);
});

test('an order that a filter no longer matches stays until the list is left', async () => {
  const { router, select } = await openPage('?status=Not+Process');
  select.focus();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  await screen.findByText(`Order ${order.number} is Shipped`);
  await screen.findByText('0 orders');
  expect(select).toBeInTheDocument();
  expect(select).toHaveFocus();
  expect(select).toHaveValue('Shipped');
  await router.navigate('/dashboard/admin/orders?status=Processing');
  expect(await screen.findByText('No orders match these filters')).toBeVisible();
});

test('Undo takes a change back', async () => {
  const { select } = await openPage();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(`Order ${order.number} is Not Process`);
  expect(sent[1]).toEqual({ status: 'Not Process', statusBefore: 'Shipped' });
  await waitFor(() => expect(select).toHaveValue('Not Process'));
});

test('cancelling asks first, and says what it does', async () => {
  const { select } = await openPage();
  fireEvent.change(select, { target: { value: 'cancel' } });
  const ask = within(await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` }));
  expect(ask.getByText(/^Back into stock: 1 × Product/)).toBeInTheDocument();
  fireEvent.click(ask.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(select).toHaveValue('Not Process'));
  expect(sent).toEqual([]);
  fireEvent.change(select, { target: { value: 'cancel' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'cancel', statusBefore: 'Not Process' }]));
});

test.each([
  {
    who: 'who may refund',
    kept: 42,
    text: /^\$42\.00 was paid, .* please refund it on the order’s/,
  },
  { who: 'who sees no amounts', kept: undefined, text: /^It is paid: .* by somebody who may\.$/ },
])('cancelling a paid order tells $who what becomes of the money', async ({ kept, text }) => {
  order = { ...order, payment: { ...order.payment, ...(kept && { kept }) } };
  const { select } = await openPage();
  fireEvent.change(select, { target: { value: 'cancel' } });
  const ask = within(await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` }));
  expect(ask.getByText(text)).toBeVisible();
});

test('placing a cancelled order again asks first, and says what it does; Undo cancels it without asking', async () => {
  order = { ...order, status: 'cancel' };
  const { select } = await openPage();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  const name = `Set cancelled order ${order.number} to Shipped?`;
  const ask = within(await screen.findByRole('dialog', { name }));
  expect(ask.getByText(/^It is placed again. Taken from stock again: 1 × Product/)).toBeVisible();
  fireEvent.click(ask.getByRole('button', { name: 'Keep it cancelled' }));
  await waitFor(() => expect(select).toHaveValue('cancel'));
  expect(sent).toEqual([]);
  fireEvent.change(select, { target: { value: 'Shipped' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Place it again' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'Shipped', statusBefore: 'cancel' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(`Order ${order.number} is cancelled`);
  expect(sent[1]).toEqual({ status: 'cancel', statusBefore: 'Shipped' });
});

test.each([
  { where: 'in a list of all', query: '' },
  { where: 'in a list that has it no longer', query: '?status=Not+Process' },
])(
  'when another administrator was faster, the order says so and shows the new status in place: $where',
  async ({ query }) => {
    const message = `Order ${order.number} is now cancelled: Joan has changed it`;
    server.use(
      on(endpoints.updateOrderStatus).answer(() => {
        order = { ...order, status: 'cancel' };
        return refusal(409, message, [{ field: 'statusBefore', message }]);
      }),
      on(endpoints.getOrder).answer(() => ({ success: true, order: buildAdminOrder(order) })),
    );
    const { select } = await openPage(query);
    fireEvent.change(select, { target: { value: 'Shipped' } });
    await waitFor(() => expect(select).toHaveAccessibleDescription(message));
    await waitFor(() => expect(select).toHaveValue('cancel'));
  },
);
