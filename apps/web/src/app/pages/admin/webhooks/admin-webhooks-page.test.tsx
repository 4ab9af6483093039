import { endpoints, type Webhook } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { stubClipboard } from '../../../../testing/stub-clipboard';

function buildWebhook(url: string): Webhook {
  return {
    _id: buildId(),
    url,
    events: ['order.created'],
    isOn: true,
    offReason: null,
    failingSince: null,
    version: 0,
    createdAt: '2026-11-27T08:00:00.000Z',
  };
}

// Its code is loaded before a test waits for it.
beforeAll(() => import('./admin-webhooks-page'));

test('a list without pages has the rows, keys and columns of all lists', async () => {
  const webhooks = ['https://books.test/in', 'https://store.test/in'].map(buildWebhook);
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listWebhooks).answer(() => ({ success: true, webhooks })),
  );
  renderApp('/dashboard/admin/webhooks', { session: buildSession({ role: 1 }) });
  const first = await screen.findByText('https://books.test/in', { selector: 'a' });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'j' });
  expect(screen.getByText('https://store.test/in', { selector: 'a' })).toHaveFocus();
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Events')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Events'));
  await waitFor(() => expect(table.queryByText('Events')).toBeNull());
});

test('a new secret can be copied, and where that is forbidden, it says so', async () => {
  const webhook = buildWebhook('https://books.test/in');
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listWebhooks).answer(() => ({ success: true, webhooks: [webhook] })),
    on(endpoints.rotateWebhookSecret).answer(() => ({
      success: true,
      message: 'Done',
      secret: 'whsec_abc',
    })),
  );
  const writeText = stubClipboard();
  renderApp('/dashboard/admin/webhooks', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: /^New secret for/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));
  const copy = await screen.findByText('Copy the secret');
  fireEvent.click(copy);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('whsec_abc');
  writeText.mockRejectedValue(new Error('forbidden'));
  fireEvent.click(copy);
  expect(await screen.findByText(/^It could not be copied here/)).toBeInTheDocument();
});
