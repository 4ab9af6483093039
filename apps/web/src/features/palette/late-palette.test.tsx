import { endpoints } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildSession } from '../../testing/factories';
import { on, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const arrival = vi.hoisted(async () => (await import('../../testing/deferred')).deferred());
vi.mock('./palette', async (load) => {
  await (
    await arrival
  ).promise;
  return load();
});

const PLACEHOLDER = 'An order, product, customer or screen';

test('no key is lost that is typed before the palette is shown', async () => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [], total: 0 })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
  );
  renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  await screen.findByText('Needs attention');
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  const { resolve } = await arrival;
  let typed = '';
  const typing = setInterval(() => {
    if (screen.queryByPlaceholderText(PLACEHOLDER)) return;
    typed += '7';
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
    if (typed.length === 10) resolve();
  }, 5);
  const input = await screen.findByPlaceholderText(PLACEHOLDER);
  clearInterval(typing);
  expect(input).toHaveValue(typed);
});
