import { endpoints, type OrderDetails } from '@shop/shared';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsInMemory } from '../../../lib/storage/drafts';
import { buildId, buildOrder, buildOrderLine, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const SHIPPED = { status: 'Shipped', at: '2026-01-07T10:00:00.000Z' } as const;
const DELIVERED = { status: 'deliverd', at: '2026-01-09T10:00:00.000Z' } as const;
const session = buildSession();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-10T12:00:00Z') });
  server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the page of an order of two lamps and a sofa. */
async function open(fields: Partial<OrderDetails>) {
  const products = [
    buildOrderLine({ name: 'Lamp', quantity: 2 }),
    buildOrderLine({ name: 'Sofa', quantity: 1 }),
  ];
  const { payment, ...placed } = buildOrder({ products });
  const order = {
    ...placed,
    payment: { ...payment, kept: 152 },
    ...{ history: [], shipment: null, invoicedAt: null },
    ...fields,
  };
  server.use(on(endpoints.getMyOrder).answer(() => ({ success: true, order })));
  renderApp(`/dashboard/user/orders/${order.number}`, {
    session,
    shop: { withdrawalDays: 14, timeZone: 'UTC' },
  });
  return screen.findByRole('button', { name: 'Withdraw from the contract' });
}

test('who opens a part of the order and chooses nothing withdraws from nothing', async () => {
  const withdraw = await open({ status: 'Shipped', history: [SHIPPED] });
  await userEvent.click(screen.getByText('Only part of the order'));
  await userEvent.click(withdraw);
  expect(screen.queryByRole('dialog')).toBeNull();
  const lamps = screen.getByLabelText('Pieces of Lamp');
  expect(lamps).toHaveAccessibleDescription('Choose what to withdraw from.');
  expect(lamps).toHaveFocus();
  await userEvent.selectOptions(lamps, '2 (all)');
  expect(lamps).not.toHaveAccessibleDescription();
  await userEvent.click(withdraw);
  expect(screen.getByRole('dialog')).toHaveTextContent('You withdraw from 2 × Lamp.');
});

test('who withdraws from all of what was sent reads what that is, and what was paid', async () => {
  await userEvent.click(await open({ status: 'Shipped', history: [SHIPPED] }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'You withdraw from everything left in this order: 2 × Lamp, 1 × Sofa. You paid $152.00 for it.',
  );
});

test('who withdraws before it is sent reads what is not sent, and what comes back', async () => {
  await userEvent.click(await open({ status: 'Processing' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'You withdraw from everything left in this order: 2 × Lamp, 1 × Sofa. We’ll refund $152.00.',
  );
});

test('the last day to withdraw is told once the order was delivered', async () => {
  await open({ status: 'deliverd', history: [SHIPPED, DELIVERED] });
  expect(screen.getByText('Return until January 23, 2026')).toBeVisible();
});

test('of an order on its way, no day is told: its days begin when it arrives', async () => {
  await open({ status: 'Shipped', history: [SHIPPED] });
  expect(screen.getByText(/^Within 14 days of the day it reaches you/)).toBeVisible();
  expect(screen.queryByText(/Return until/)).toBeNull();
});

test('before it is sent, a sentence says that withdrawing is the same as to cancel', async () => {
  await open({ status: 'Processing' });
  expect(screen.getByText(/this does the same as “Cancel order”/)).toBeVisible();
});

test('who has not paid is promised no money', async () => {
  const { payment } = buildOrder();
  const unpaid = { ...payment, success: false, state: 'pending' as const };
  await open({
    status: 'Processing',
    payment: { ...unpaid, provider: 'manual:bank-transfer', reference: null, dueAt: SHIPPED.at },
  });
  expect(screen.getByText(/we send nothing, and you don’t have to pay\./)).toBeVisible();
  expect(screen.queryByText(/your money back/)).toBeNull();
});

test('after it is sent, each way back says when to choose it', async () => {
  await open({ status: 'Shipped', history: [SHIPPED] });
  expect(screen.getByText(/Choose this if something is wrong with it/)).toBeVisible();
  expect(screen.getByText(/you can return it below without giving a reason/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Return without giving a reason' })).toBeVisible();
  expect(screen.getByText(/Choose this if you simply don’t want to keep it/)).toBeVisible();
});

test('who no longer wants it is told that there is a way without approval', async () => {
  await open({ status: 'Shipped', history: [SHIPPED] });
  await userEvent.click(screen.getByRole('button', { name: 'Return items …' }));
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  await userEvent.selectOptions(reason, 'does-not-fit');
  expect(reason).not.toHaveAccessibleDescription();
  await userEvent.selectOptions(reason, 'changed-mind');
  expect(reason).toHaveAccessibleDescription(/That doesn’t need our approval/);
});

/** Withdraws, and hears nothing of it. */
async function withdrawUnheard(withdraw: HTMLElement) {
  await userEvent.click(withdraw);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the withdrawal' }));
  expect(await screen.findAllByText(/^No answer came: see whether the withdrawal/)).not.toEqual([]);
  // What a reload leaves.
  draftsInMemory.clear();
}

/** The keys of the withdrawals, none of which is answered. */
function keysOfWithdrawals() {
  const keys: (string | null)[] = [];
  server.use(
    on(endpoints.withdrawFromOrder).answer(({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  return keys;
}

test('after a lost reply, a withdrawal may have arrived, and is sent again under the same key', async () => {
  const keys = keysOfWithdrawals();
  const withdraw = await open({ status: 'Processing' });
  await withdrawUnheard(withdraw);
  await withdrawUnheard(withdraw);
  expect(keys[1]).toBe(keys[0]);
  expect(keys).toHaveLength(2);
});

test('once the order shows the withdrawal whose reply was lost, an equal one is another one', async () => {
  const keys = keysOfWithdrawals();
  const shipped = { number: 1042, status: 'Shipped' as const, history: [SHIPPED] };
  await withdrawUnheard(await open(shipped));
  cleanup();
  const lines = [{ line: buildId(), quantity: 1 }];
  const withdrawal = { _id: buildId(), state: 'approved', withdrawal: true } as const;
  await withdrawUnheard(
    await open({ ...shipped, returns: [{ ...withdrawal, history: [], lines }] }),
  );
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys).toHaveLength(2);
});
