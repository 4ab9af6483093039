import {
  adjectiveOf,
  endpoints,
  orderStatusesInputSchema,
  TOTAL_COUNT_HEADER,
  type Order,
  type StatusChange,
  type StatusResult,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

/** Orders on one page. */
const PAGE = 20;
const TOTAL = 45;

let orders: Order[];
/** The bulk status changes as they were sent. */
let sent: StatusChange[][];

beforeEach(() => {
  orders = Array.from({ length: TOTAL }, () => buildOrder());
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const rows = orders.slice((page - 1) * PAGE, page * PAGE);
      return HttpResponse.json(rows, { headers: { [TOTAL_COUNT_HEADER]: String(TOTAL) } });
    }),
    on(endpoints.listOrderStatuses).answer(() => ({
      success: true,
      total: TOTAL,
      orders: orders.map(({ _id, number, status, payment: { state } }) => ({
        _id,
        number,
        status,
        payment: { state },
      })),
    })),
    on(endpoints.updateOrderStatuses).answer(async ({ request }) => {
      const { changes } = orderStatusesInputSchema.parse(await request.json());
      sent.push(changes);
      return { success: true, message: '', results: changes.map(change) };
    }),
  );
});

/** Applies the changes as the shop does. */
function change({ orderId, status, statusBefore }: StatusChange): StatusResult {
  const order = orders.find(({ _id }) => _id === orderId);
  if (!order) return { orderId, outcome: 'notFound', message: 'Order not found' };
  const name = `Order ${order.number}`;
  if (order.status !== statusBefore) {
    const message = `${name} is now ${adjectiveOf(order.status)}: Ana has changed it`;
    return { orderId, outcome: 'refused', message };
  }
  order.status = status;
  return { orderId, outcome: 'done', message: `${name} is ${status}` };
}

async function openPage(query = '') {
  const { router } = renderApp(`/dashboard/admin/orders${query}`, {
    session: buildSession({ role: 1 }),
  });
  await screen.findByText(`${TOTAL} orders`);
  return router;
}

const box = (index: number) =>
  screen.getByRole('checkbox', { name: `Select order ${orders[index]?.number}` });
const selectPage = () => screen.getByRole('checkbox', { name: 'Select all on this page' });
const bar = () => within(screen.getByRole('region', { name: 'Selected orders' }));
const press = (name: string) => fireEvent.click(bar().getByRole('button', { name }));

function apply(status: string) {
  const select = bar().getByRole('combobox', { name: 'Status for the selected orders' });
  fireEvent.change(select, { target: { value: status } });
  press('Apply');
}

test('the orders of a page are set to a status together, and back with one Undo', async () => {
  await openPage();
  fireEvent.click(selectPage());
  expect(bar().getByText(`${PAGE} selected`)).toBeInTheDocument();
  apply('Shipped');
  await screen.findByText(`${PAGE} orders set to Shipped.`, { selector: 'section p' });
  expect(sent.flat()).toEqual(
    orders
      .slice(0, PAGE)
      .map(({ _id }) => ({ orderId: _id, statusBefore: 'Not Process', status: 'Shipped' })),
  );
  expect(selectPage()).not.toBeChecked();
  press('Undo');
  await screen.findByText(`${PAGE} orders restored.`, { selector: 'section p' });
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['Not Process']));
  expect(bar().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an order that somebody else changed is named with the reason, and Undo leaves it alone', async () => {
  await openPage();
  for (const index of [0, 1]) fireEvent.click(box(index));
  const [first, second] = orders;
  if (second) second.status = 'cancel';
  apply('Shipped');
  await screen.findByText('1 order set to Shipped. 1 was not changed.', { selector: 'section p' });
  const refused = bar().getByRole('listitem');
  expect(refused).toHaveTextContent(`Order ${second?.number} is now cancelled: Ana has changed it`);
  expect(within(refused).getByRole('link')).toHaveAttribute(
    'href',
    `/dashboard/admin/orders/${second?.number}`,
  );
  press('Undo');
  await screen.findByText('1 order restored.', { selector: 'section p' });
  expect([first?.status, second?.status]).toEqual(['Not Process', 'cancel']);
});

test('a selection survives paging, and goes with the filter', async () => {
  const router = await openPage();
  fireEvent.click(box(0));
  await router.navigate('/dashboard/admin/orders?page=2');
  await waitFor(() => expect(box(PAGE)).not.toBeChecked());
  fireEvent.click(box(PAGE));
  expect(bar().getByText('2 selected')).toBeInTheDocument();
  expect(selectPage()).toBePartiallyChecked();
  await router.navigate('/dashboard/admin/orders');
  await waitFor(() => expect(box(0)).toBeChecked());
  await router.navigate('/dashboard/admin/orders?status=Shipped');
  await waitFor(() => expect(box(0)).not.toBeChecked());
  expect(screen.queryByRole('region', { name: 'Selected orders' })).not.toBeInTheDocument();
});

test('with Shift, all orders from the last one to this one are selected', async () => {
  await openPage();
  fireEvent.click(box(2));
  fireEvent.click(box(5), { shiftKey: true });
  expect(bar().getByText('4 selected')).toBeInTheDocument();
  fireEvent.click(box(3), { shiftKey: true });
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

test('all orders that match are selected as they are at that moment, and sent in parts', async () => {
  await openPage();
  orders.push(...Array.from({ length: 60 }, () => buildOrder()));
  fireEvent.click(box(0));
  press(`Select all ${TOTAL} that match`);
  expect(await screen.findByText('105 selected', { selector: 'section p' })).toBeInTheDocument();
  const later = buildOrder();
  orders.unshift(later);
  apply('Processing');
  const ask = await screen.findByRole('dialog', { name: 'Set 105 orders to Processing?' });
  fireEvent.click(within(ask).getByRole('button', { name: 'Set to Processing' }));
  await screen.findByText('105 orders set to Processing.', { selector: 'section p' });
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 5]);
  expect(later.status).toBe('Not Process');
});

test('cancelling asks first, and says what it does', async () => {
  orders[1] = buildOrder({ inParcels: 'part' });
  await openPage();
  for (const index of [0, 1]) fireEvent.click(box(index));
  apply('cancel');
  const ask = within(await screen.findByRole('dialog', { name: 'Cancel 2 orders?' }));
  expect(ask.getByText(/^Their items go back into stock/)).toBeInTheDocument();
  expect(ask.getByText(/^1 order has already been sent, at least in part\./)).toBeVisible();
  expect(ask.getByText(/^2 orders are paid\. The money does not go back by itself/)).toBeVisible();
  fireEvent.click(ask.getByRole('button', { name: 'Keep them' }));
  expect(sent).toEqual([]);
  press('Apply');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the orders' }));
  await screen.findByText('2 orders set to cancel.', { selector: 'section p' });
});

test('an order that the administrator changed alone while it was selected is changed with the others', async () => {
  await openPage();
  for (const index of [0, 1]) fireEvent.click(box(index));
  server.use(
    on(endpoints.updateOrderStatus).answer(() => {
      const [order = buildOrder()] = orders;
      order.status = 'Processing';
      return { success: true, message: 'Changed', order };
    }),
  );
  const select = screen.getByRole('combobox', { name: `Status of order ${orders[0]?.number}` });
  fireEvent.change(select, { target: { value: 'Processing' } });
  await screen.findByText('Changed');
  await waitFor(() => expect(select).toHaveValue('Processing'));
  apply('Shipped');
  await screen.findByText('2 orders set to Shipped.', { selector: 'section p' });
  expect(sent[0]?.map(({ statusBefore }) => statusBefore)).toEqual(['Processing', 'Not Process']);
});

test('what a refusal leaves unfinished can be tried again', async () => {
  await openPage();
  fireEvent.click(box(0));
  server.use(
    on(endpoints.updateOrderStatuses).answer(() =>
      refusal(403, 'Only an administrator may do this'),
    ),
  );
  apply('Shipped');
  await screen.findByText(
    /^0 orders set to Shipped. 1 has not been changed yet. Only an administrator/,
  );
  server.resetHandlers();
  server.use(
    on(endpoints.updateOrderStatuses).answer(async ({ request }) => {
      const { changes } = orderStatusesInputSchema.parse(await request.json());
      return { success: true, message: '', results: changes.map(change) };
    }),
  );
  press('Try the rest again');
  await screen.findByText('1 order set to Shipped.', { selector: 'section p' });
});

test('the count and the result are announced, and the focus stays in the bar', async () => {
  await openPage();
  fireEvent.click(box(0));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
  expect(said()).toContain('1 order selected');
  bar().getByRole('button', { name: 'Clear' }).focus();
  press('Clear');
  await waitFor(() => expect(selectPage()).toHaveFocus());
  fireEvent.click(box(0));
  bar().getByRole('combobox').focus();
  apply('Shipped');
  await waitFor(() => expect(said()).toContain('1 order set to Shipped.'));
  expect(screen.getByRole('region', { name: 'Selected orders' })).toHaveFocus();
});
