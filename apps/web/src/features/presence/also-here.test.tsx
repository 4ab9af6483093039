import { endpoints, type OtherHere } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildAdminOrder, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const order = buildAdminOrder({ number: 1042 });
const others = (count: number): OtherHere[] =>
  ['Bob', 'Cleo', 'Dan'].slice(0, count).map((name, at) => ({ _id: `${at}`.repeat(24), name }));

/** Opens an order while so many others have it open. */
async function openBeside(present: () => number) {
  const opened: string[] = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.openRecord).answer(({ params }) => {
      opened.push(`${String(params.kind)} ${String(params.id)}`);
      return { success: true, others: others(present()) };
    }),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  await screen.findByRole('heading', { name: 'Order 1042' });
  return opened;
}

test('an order says who else has it open, as they come and go', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let count = 1;
  const opened = await openBeside(() => count);
  expect(await screen.findByText('Also here: Bob')).toHaveRole('status');
  count = 3;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await screen.findByText('Also here: Bob, Cleo, and Dan')).toBeVisible();
  count = 0;
  await vi.advanceTimersByTimeAsync(9_000);
  await vi.waitFor(() => expect(screen.queryByText(/Also here/)).toBeNull());
  expect(new Set(opened)).toEqual(new Set([`order ${order._id}`]));
  vi.useRealTimers();
});

test('a failure shows nobody, and disturbs nothing', async () => {
  await openBeside(() => 0);
  server.use(on(endpoints.openRecord).answer(() => refusal(503, 'The shop is busy')));
  expect(screen.queryByText(/Also here/)).toBeNull();
  expect(screen.queryByText('The shop is busy')).toBeNull();
});
