import { endpoints } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAdminOrder, buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

test.each([
  { placed: 'its buyer', name: undefined, heading: 'Note from the buyer' },
  { placed: 'an administrator', name: 'Grace Admin', heading: 'Note from Grace Admin' },
])('the note of an order that $placed has placed names who wrote it', async ({ name, heading }) => {
  const order = buildAdminOrder({ number: 1042, note: 'Ring twice' });
  const by = name ? { _id: buildId(), name } : order.buyer;
  const history = [{ status: 'Not Process' as const, at: order.createAt, by }];
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order: { ...order, history } })),
  );
  renderApp('/dashboard/admin/orders/1042', { session: buildSession({ role: 1 }) });
  expect(await screen.findByText('Ring twice')).toBeVisible();
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
