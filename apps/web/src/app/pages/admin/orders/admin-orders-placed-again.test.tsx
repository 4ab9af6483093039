import {
  endpoints,
  orderStatusesInputSchema,
  type Order,
  type OrderStatus,
  type StatusChange,
} from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let orders: Order[];
/** The status changes as they were sent. */
let sent: StatusChange[];

beforeEach(() => {
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => orders),
    on(endpoints.updateOrderStatuses).answer(async ({ request }) => {
      const { changes } = orderStatusesInputSchema.parse(await request.json());
      sent.push(...changes);
      const results = changes.map(({ orderId }) => {
        return { orderId, outcome: 'done' as const, message: '' };
      });
      return { success: true, message: '', results };
    }),
  );
});

const bar = () => within(screen.getByRole('region', { name: 'Selected orders' }));
const undo = () => fireEvent.click(bar().getByRole('button', { name: 'Undo' }));
const report = (words: string) => screen.findByText(words, { selector: 'section p' });

/** Selects orders with these statuses and applies Shipped. Returns the question. */
const ship = (...statuses: OrderStatus[]) =>
  shipAll(...statuses.map((status) => buildOrder({ status })));

async function shipAll(...given: Order[]) {
  orders = given;
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  fireEvent.change(bar().getByRole('combobox'), { target: { value: 'Shipped' } });
  fireEvent.click(bar().getByRole('button', { name: 'Apply' }));
  return within(await screen.findByRole('dialog'));
}

test('cancelled orders are left out of another status, and the question and the report say so', async () => {
  const ask = await ship('Processing', 'cancel', 'Processing');
  expect(ask.getByText('Set 2 orders to Shipped?')).toBeInTheDocument();
  expect(
    ask.getByText(
      '1 of the 3 selected orders is cancelled and left out. If included, it would be placed again, and its items taken from stock again.',
    ),
  ).toBeInTheDocument();
  expect(sent).toEqual([]);
  fireEvent.click(ask.getByRole('button', { name: 'Set 2 to Shipped' }));
  await report('2 orders set to Shipped. 1 cancelled order was left out.');
  expect(sent.map(({ orderId }) => orderId)).toEqual([orders[0]?._id, orders[2]?._id]);
  undo();
  await report('2 orders restored.');
});

test('unpaid orders are left out of those that are sent, unless they are included', async () => {
  const unpaid = buildOrder({ status: 'Processing' });
  const waits = { ...unpaid.payment, success: false, state: 'pending' as const };
  unpaid.payment = { ...waits, dueAt: '2026-01-20T10:00:00.000Z' };
  const onDelivery = buildOrder({ status: 'Processing' });
  onDelivery.payment = { ...waits, dueAt: null };
  const ask = await shipAll(buildOrder({ status: 'Processing' }), unpaid, onDelivery);
  expect(
    ask.getByText(
      '1 of the 3 selected orders is not paid yet and left out. If included, it leaves before the money has come.',
    ),
  ).toBeInTheDocument();
  fireEvent.click(ask.getByRole('checkbox', { name: 'Include the unpaid' }));
  expect(ask.getByText('Set 3 orders to Shipped?')).toBeInTheDocument();
  fireEvent.click(ask.getByRole('checkbox', { name: 'Include the unpaid' }));
  fireEvent.click(ask.getByRole('button', { name: 'Set 2 to Shipped' }));
  await report('2 orders set to Shipped. 1 unpaid order was left out.');
  expect(sent.map(({ orderId }) => orderId)).toEqual([orders[0]?._id, orders[2]?._id]);
});

test('a refunded order is left out as what it is, not as unpaid', async () => {
  const refunded = buildOrder({ status: 'Processing' });
  refunded.payment = { ...refunded.payment, state: 'refunded' };
  const ask = await shipAll(
    buildOrder({ status: 'Processing' }),
    buildOrder({ status: 'cancel' }),
    refunded,
  );
  fireEvent.click(ask.getByRole('button', { name: 'Set 1 to Shipped' }));
  await report('1 order set to Shipped. 2 cancelled or Processing orders were left out.');
});

test('cancelled orders are placed again on request, and cancelled again by Undo', async () => {
  const ask = await ship('Processing', 'cancel');
  fireEvent.click(ask.getByRole('checkbox', { name: 'Include the cancelled' }));
  expect(ask.getByText('Set 2 orders to Shipped?')).toBeInTheDocument();
  fireEvent.click(ask.getByRole('button', { name: 'Set 2 to Shipped' }));
  await report('2 orders set to Shipped.');
  undo();
  await report('2 orders restored.');
  expect(sent.at(-1)).toEqual({
    orderId: orders[1]?._id,
    statusBefore: 'Shipped',
    status: 'cancel',
  });
});

test('if all selected orders are cancelled, the question says that they would be placed again', async () => {
  const ask = await ship('cancel', 'cancel');
  expect(
    ask.getByText(/^All these orders are cancelled: they would be placed again/),
  ).toBeInTheDocument();
  expect(ask.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.click(ask.getByRole('button', { name: 'Set to Shipped' }));
  await report('2 orders set to Shipped.');
});

const payment = { success: false, provider: 'simulated', reference: 'sim-1' } as const;
const buildReturned = () =>
  buildOrder({ status: 'cancel', payment: { ...payment, state: 'refunded' } });

test('orders whose buyers got the money back are not offered to be placed again', async () => {
  const ask = await shipAll(buildOrder({ status: 'Processing' }), buildReturned());
  expect(ask.getByText('Set 1 order to Shipped?')).toBeInTheDocument();
  expect(
    ask.getByText('1 order stays cancelled: it was not paid, or its money was returned.'),
  ).toBeInTheDocument();
  expect(ask.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.click(ask.getByRole('button', { name: 'Set 1 to Shipped' }));
  await report('1 order set to Shipped. 1 cancelled order was left out.');
  expect(sent.map(({ orderId }) => orderId)).toEqual([orders[0]?._id]);
});

test('nothing can be applied when no selected order can have the status', async () => {
  const ask = await shipAll(buildReturned(), buildReturned());
  expect(
    ask.getByText('2 orders stay cancelled: they were not paid, or their money was returned.'),
  ).toBeInTheDocument();
  expect(ask.getByRole('button', { name: 'Set 0 to Shipped' })).toBeDisabled();
});
