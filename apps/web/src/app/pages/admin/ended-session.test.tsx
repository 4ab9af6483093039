import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const PAGE = '/dashboard/admin/orders/1042';
const TEXT = 'Call before delivery, the bell is broken';
const RESTORED = 'What you had typed is back. It is not saved yet.';
const order = buildAdminOrder({ number: 1042 });
const session = buildSession({ role: 1 });

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.addOrderNote).answer(() => refusal(401, 'Please login first')),
  );
});

const note = () => screen.findByLabelText(/^New note/);

/** Types a note, and saves it after the session has ended. */
async function loseSession() {
  const view = renderApp(PAGE, { session });
  fireEvent.change(await note(), { target: { value: TEXT } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText(/redirecting to you/);
  view.unmount();
}

test('what was typed when the session ended is back after signing in again, until it is discarded', async () => {
  await loseSession();
  const again = renderApp(PAGE, { session });
  expect(await note()).toHaveValue(TEXT);
  expect(await screen.findByText(RESTORED)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  again.unmount();
  renderApp(PAGE, { session });
  expect(await note()).toHaveValue('');
});

test('nobody else gets it', async () => {
  await loseSession();
  renderApp(PAGE, { session: buildSession({ role: 1 }) });
  expect(await note()).toHaveValue('');
});

test('whoever signs out leaves nothing behind', async () => {
  renderApp(PAGE, { session });
  fireEvent.change(await note(), { target: { value: TEXT } });
  fireEvent.click(screen.getAllByText('Logout')[0] ?? document.body);
  await waitFor(() => expect(localStorage.getItem('auth')).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});
