import { endpoints } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

beforeEach(() => {
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.listMyOrders).answer(() => []),
  );
});

test('the dashboard shows who is signed in and links to profile and orders [S2.34]', async () => {
  renderApp('/dashboard/user', { session: buildSession() });
  expect(await screen.findByText('Ada Buyer')).toBeVisible();
  expect(screen.getByText('ada@shop.test')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/dashboard/user/profile',
  );
  expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
});

test.each(['', '-'])('an address stored as %j counts as not given', async (address) => {
  renderApp('/dashboard/user', { session: buildSession({ address }) });
  expect(await screen.findByText('Not given yet')).toBeVisible();
});

test('the dashboard says how far the latest order is, and links to its page', async () => {
  server.use(
    on(endpoints.listMyOrders).answer(() => [buildOrder({ number: 1042, status: 'Shipped' })]),
  );
  renderApp('/dashboard/user', { session: buildSession() });
  const link = await screen.findByRole('link', { name: 'Order 1042' });
  expect(link).toHaveAttribute('href', '/dashboard/user/orders/1042');
  expect(link.parentElement).toHaveTextContent('It is on its way to you.');
});
