import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

let order = buildOrder();
let sent: string[];

beforeEach(() => {
  order = buildOrder();
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => [order]),
  );
});

function saveAllBut(refused?: string) {
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request }) => {
      const { status } = (await request.json()) as Pick<typeof order, 'status'>;
      sent.push(status);
      await delay(50);
      if (status === refused) return refusal(409, 'Lamp is sold out');
      order = { ...order, status };
      return { success: true, message: `Order is ${status}`, order };
    }),
  );
}

async function choose(...statuses: string[]) {
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  const name = 'Status of order 1';
  const select = await screen.findByRole('combobox', { name }, { timeout: 15_000 });
  for (const status of statuses) fireEvent.change(select, { target: { value: status } });
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  return select;
}

test('of quick choices the last one wins, and those between are passed over', async () => {
  saveAllBut();
  const select = await choose('Processing', 'Shipped', 'deliverd');
  expect(sent).toEqual(['Processing', 'deliverd']);
  expect(select).toHaveValue('deliverd');
});

test('the last choice is sent even when the first is refused', async () => {
  saveAllBut('Processing');
  const select = await choose('Processing', 'cancel');
  expect(sent).toEqual(['Processing', 'cancel']);
  expect(select).toHaveValue('cancel');
});
