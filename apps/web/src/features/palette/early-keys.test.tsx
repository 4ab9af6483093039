import { endpoints } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildAdminOrder, buildSession } from '../../testing/factories';
import { on, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

test('keys that come before the palette is drawn belong to it, and not to the list behind', async () => {
  const order = buildAdminOrder({ number: 1042 });
  const none = { success: true, total: 0 } as const;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => [order]),
    on(endpoints.listAdministeredProducts).answer(() => ({ ...none, products: [] })),
    on(endpoints.listUsers).answer(() => ({ ...none, users: [] })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
  );
  renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  await screen.findByText('Needs attention');
  await screen.findByRole('button', { name: 'Find anything' });
  const keyBehind = vi.fn();
  document.body.addEventListener('keydown', keyBehind);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  keyBehind.mockClear();
  for (const key of ['1', '0', 'x', 'Backspace', '4', '2', 'Enter'])
    fireEvent.keyDown(document.body, { key });
  expect(keyBehind).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', keyBehind);
  await screen.findByRole('heading', { name: 'Order 1042' });
});
