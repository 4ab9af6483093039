import { endpoints, type AdminOrderDetails, type AdminReturn } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildOrderLine, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const AT = '2026-01-06T12:00:00.000Z';

let order: AdminOrderDetails;
let asked: unknown[];

const returned = (): AdminReturn => {
  const line = order.products[0]?.line ?? '';
  return {
    _id: order._id,
    state: 'received',
    lines: [{ line, quantity: 1 }],
    received: [{ line, quantity: 1 }],
    restocked: false,
    history: [{ state: 'received', at: AT, by: { _id: order.buyer._id, name: 'Grace Admin' } }],
  };
};

function answer(state: 'refunded' | 'closed') {
  return async ({ request }: { request: Request }) => {
    asked.push(await request.json());
    order = { ...order, returns: [{ ...returned(), state }] };
    return { success: true as const, message: 'Done', order };
  };
}

beforeEach(() => {
  asked = [];
  const lamp = buildOrderLine({ name: 'Lamp', price: 20, quantity: 3 });
  order = buildAdminOrder({ number: 1042, status: 'Shipped', products: [lamp], total: 60 });
  order = { ...order, returns: [returned()] };
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.refundReturn).answer(answer('refunded')),
    on(endpoints.closeReturn).answer(answer('closed')),
  );
});

test('what is left is shown, and refunded with the pieces back in stock', async () => {
  server.use(
    on(endpoints.quoteRefund).answer(async ({ request }) => {
      asked.push(await request.json());
      return { success: true, refund: { amount: 8, tax: 0, left: 0, limited: true, byHand: 8 } };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  const button = await screen.findByRole('button', { name: 'Refund what is left: $8.00' });
  expect(asked).toMatchObject([{ whatIsLeft: true }]);
  expect(screen.getByText(/\$8\.00 is left/)).toBeVisible();
  fireEvent.click(screen.getAllByLabelText('Put the pieces back into stock')[0] ?? document.body);
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Refund $8.00?' });
  expect(within(dialog).getByText(/\$8\.00 of it came by hand, so please return/)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refund $8.00' }));
  expect(await screen.findByText('Return refunded')).toBeVisible();
  expect(asked.at(-1)).toEqual({ shipping: false, whatIsLeft: true, restock: true, shown: 8 });
});

test('what was not sent is refunded without a receipt, or can be sent after all', async () => {
  const one = returned();
  delete one.received;
  order = { ...order, returns: [{ ...one, state: 'approved', withdrawal: true, unsent: true }] };
  server.use(
    on(endpoints.quoteRefund).answer(async ({ request }) => {
      asked.push(await request.json());
      return { success: true, refund: { amount: 20, tax: 0, left: 40 } };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(
    await screen.findByRole('button', { name: 'Refund $20.00 for what was not sent' }),
  ).toBeVisible();
  expect(asked).toMatchObject([{ lines: one.lines }]);
  expect(screen.queryByRole('button', { name: 'They have arrived' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Return slip' })).toBeNull();
  expect(screen.getByText('Close without a refund')).toBeVisible();
});

test('an approved return that never arrives is closed with a reason', async () => {
  const one = returned();
  delete one.received;
  order = { ...order, returns: [{ ...one, state: 'approved' }] };
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByText('Close without a refund'));
  const reason = screen.getByLabelText('Why nothing is refunded');
  expect(reason).toHaveAccessibleDescription(/The buyer keeps the pieces then/);
  fireEvent.change(reason, { target: { value: 'You keep it' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close the return' }));
  await screen.findByText('Return closed');
  expect(asked).toEqual([{ message: 'You keep it', restock: false }]);
});

test('who withdraws from a whole order gets the delivery back, unless that is taken out', async () => {
  const amounts = { items: 60, discount: 0, shipping: 5, tax: 0, taxIncluded: 0, total: 65 };
  const line = order.products[0]?.line ?? '';
  const received = [{ line, quantity: 3 }];
  order = { ...order, amounts, returns: [{ ...returned(), withdrawal: true, received }] };
  server.use(
    on(endpoints.quoteRefund).answer(async ({ request }) => {
      const { shipping } = (await request.json()) as { shipping: boolean };
      return { success: true, refund: { amount: shipping ? 65 : 60, tax: 0, left: 0 } };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByRole('button', { name: /^Refund \$65\.00/ })).toBeVisible();
  fireEvent.click(screen.getByLabelText('Also the delivery'));
  expect(await screen.findByRole('button', { name: /^Refund \$60\.00/ })).toBeVisible();
});

test.each([
  ['refused', 'failed', true],
  ['of two other pieces', 'succeeded', true],
  ['of a surplus', 'surplus', false],
] as const)(
  'the delivery is proposed beside an earlier refund: %s',
  async (_, kind, isProposed) => {
    const line = order.products[0]?.line ?? '';
    const isOther = kind !== 'failed';
    const received = [{ line, quantity: isOther ? 1 : 3 }];
    const refund = {
      _id: order._id,
      state: kind === 'failed' ? ('failed' as const) : ('succeeded' as const),
      amount: 40,
      tax: 0,
      lines: [{ line, quantity: 2 }],
      at: AT,
      by: null,
      restocked: false,
      ...(kind === 'surplus' && { surplus: true as const }),
    };
    const amounts = { items: 60, discount: 0, shipping: 5, tax: 0, taxIncluded: 0, total: 65 };
    const one = { ...returned(), withdrawal: true as const, received };
    order = { ...order, amounts, refunds: [refund], returns: [one] };
    server.use(
      on(endpoints.quoteRefund).answer(() => ({
        success: true,
        refund: { amount: 25, tax: 0, left: 0 },
      })),
    );
    renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
    const box = await screen.findByLabelText('Also the delivery');
    if (isProposed) expect(box).toBeChecked();
    else expect(box).not.toBeChecked();
  },
);

test('where nothing is left, it is closed without a refund, with a reason', async () => {
  server.use(
    on(endpoints.quoteRefund).answer(() => refusal(409, 'There is nothing left to refund.')),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText('There is nothing left to refund.')).toBeVisible();
  fireEvent.click(screen.getByText('Close without a refund'));
  const reason = screen.getByLabelText('Why nothing is refunded');
  fireEvent.change(reason, { target: { value: 'It was refunded by phone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close the return' }));
  expect(await screen.findByText('Return closed')).toBeVisible();
  expect(asked).toEqual([{ message: 'It was refunded by phone', restock: false }]);
  expect(screen.queryByText('Close without a refund')).toBeNull();
});

test('after a lost reply, it may be that a return is refunded', async () => {
  server.use(
    on(endpoints.quoteRefund).answer(() => ({
      success: true,
      refund: { amount: 20, tax: 0, left: 40 },
    })),
    on(endpoints.refundReturn).answer(() => HttpResponse.error()),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: /^Refund \$20\.00 for/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund $20.00?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refund $20.00' }));
  expect(
    await screen.findByText(/^No answer came: see whether the return was changed/),
  ).toBeVisible();
});
