import { endpoints, type AdminOrderDetails, type RefundInput } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { draftsInMemory } from '../../../../lib/storage/drafts';
import { buildAdminOrder, buildOrderLine, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: AdminOrderDetails;
let calls: { key: string | null; body: RefundInput }[];

const NO_ANSWER = /^No answer came: see under Refunds whether it was made/;

beforeEach(() => {
  calls = [];
  const lamp = buildOrderLine({ name: 'Lamp', price: 20, quantity: 3 });
  order = { ...buildAdminOrder({ number: 1042, products: [lamp], total: 60 }), refundable: 60 };
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.quoteRefund).answer(async ({ request }) => {
      const { amount = 0 } = (await request.json()) as RefundInput;
      return { success: true, refund: { amount, tax: 0, left: 60 - amount } };
    }),
  );
});

/** Answers the refunds one after another: a lost one is made, but nothing is heard of it. */
function answer(...answers: ('lost' | 'done' | Response)[]) {
  server.use(
    on(endpoints.refundOrder).answer(async ({ request }) => {
      const body = (await request.json()) as RefundInput;
      const next = answers[calls.length] ?? 'done';
      calls.push({ key: request.headers.get('Idempotency-Key'), body });
      if (next instanceof Response) return next;
      const { _id } = order;
      const at = '2026-01-06T12:00:00.000Z';
      const made = { state: 'succeeded' as const, amount: 10, tax: 0, lines: [], by: null };
      order = { ...order, refunds: [{ ...made, _id, at, restocked: false }], refundable: 50 };
      if (next === 'lost') return HttpResponse.error();
      return { success: true, message: 'Order 1042 is refunded', order };
    }),
  );
}

async function refund(amount: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Refund …' }));
  fireEvent.change(screen.getByLabelText('What to refund'), { target: { value: 'amount' } });
  fireEvent.change(screen.getByLabelText(/^Amount in/), { target: { value: amount } });
  const name = `Refund $${amount}.00`;
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `${name}?` });
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

/** Closes the form, once the order is loaded again with the refund that was made. */
async function close() {
  await screen.findByRole('heading', { name: 'Refunds' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
}

test('after a lost reply, a form that is opened again repeats the same refund', async () => {
  answer('lost', 'done', 'done');
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  await refund('10');
  expect(await screen.findByText(NO_ANSWER)).toBeVisible();
  await close();
  await refund('10');
  expect(await screen.findByText('Order 1042 is refunded')).toBeVisible();
  expect(calls[1]).toEqual(calls[0]);
  await refund('10');
  await screen.findByRole('button', { name: 'Refund …' });
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
  expect(calls[2]?.body).toMatchObject({ refunded: 10 });
});

test('after a lost reply and a reload, the same refund is repeated', async () => {
  answer('lost', 'done', 'done');
  const session = buildSession({ role: 1 });
  const first = renderApp('/dashboard/admin/orders/1042', { session });
  await refund('10');
  await screen.findByText(NO_ANSWER);
  first.unmount();
  // What a reload leaves.
  draftsInMemory.clear();
  renderApp('/dashboard/admin/orders/1042', { session });
  await refund('10');
  expect(await screen.findByText('Order 1042 is refunded')).toBeVisible();
  expect(calls[1]).toEqual(calls[0]);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('unanswered'))).toEqual([]);
});

test('another refund after a lost reply is refused if the first one was made, and made then', async () => {
  const reused = 'This was already sent with other content';
  answer('lost', refusal(409, reused), 'done');
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  await refund('10');
  await close();
  await refund('20');
  expect(await screen.findByText(reused)).toBeVisible();
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[1]?.body).toMatchObject({ amount: 20, refunded: 10 });
  await close();
  await refund('20');
  expect(await screen.findByText('Order 1042 is refunded')).toBeVisible();
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
});

test('after a lost reply, it may be that an order is set to paid', async () => {
  const payment = { ...order.payment, missing: 10 };
  order = { ...order, payment };
  server.use(on(endpoints.markOrderPaid).answer(() => HttpResponse.error()));
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Set to paid' }));
  const dialog = await screen.findByRole('dialog', { name: 'Has $10.00 arrived another way?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set to paid' }));
  expect(
    await screen.findByText(/^No answer came: see whether the payment was saved/),
  ).toBeVisible();
});

test('after a lost reply, it may be that an address is saved', async () => {
  const place = { line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
  order = { ...order, address: { name: 'Ada', ...place } };
  server.use(on(endpoints.correctOrderAddress).answer(() => HttpResponse.error()));
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: /^Correct the address/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(
    await screen.findByText(/^No answer came: see whether the address was saved/),
  ).toBeVisible();
});
