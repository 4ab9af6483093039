import { endpoints } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildSession } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const orders = [buildAdminOrder({ number: 1043 }), buildAdminOrder({ number: 1042 })];

beforeEach(async () => {
  localStorage.removeItem('orders-form');
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => orders),
  );
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  await screen.findAllByRole('article');
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('orders are cards until rows are chosen, which this browser keeps', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Rows' }));
  expect(await screen.findByRole('link', { name: '1042' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('orders-form') ?? '')).toBe('rows');
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('keys move through rows and select, but not while something is typed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Rows' }));
  const first = await screen.findByRole('link', { name: '1043' });
  const second = screen.getByRole('link', { name: '1042' });
  press('j');
  expect(first).toHaveFocus();
  press('j');
  press('j');
  expect(second).toHaveFocus();
  press('x');
  expect(screen.getByRole('checkbox', { name: 'Select order 1042' })).toBeChecked();
  press('k');
  expect(first).toHaveFocus();
  press('/');
  const search = screen.getByRole('searchbox', { name: 'Find an order' });
  expect(search).toHaveFocus();
  press('j');
  expect(search).toHaveFocus();
});
