import { endpoints, type WebhookDelivery } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const webhook = buildId();
const at = '2026-11-27T08:00:00.000Z';

const refused: WebhookDelivery = {
  _id: buildId(),
  event: 'order.created',
  subject: buildId(),
  state: 'failed',
  at,
  tries: 9,
  reply: { at, took: 31, status: 500, body: 'out of order', failure: 'Answered with 500' },
};
const waiting: WebhookDelivery = {
  ...refused,
  _id: buildId(),
  event: 'order.updated',
  state: 'waiting',
  tries: 0,
  reply: null,
};

beforeEach(async () => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listWebhooks).answer(() => ({ success: true, webhooks: [] })),
    on(endpoints.listWebhookDeliveries).answer(() => ({
      success: true,
      deliveries: [refused, waiting],
      total: 2,
    })),
  );
  renderApp(`/dashboard/admin/webhooks/${webhook}`, { session: buildSession({ role: 1 }) });
  await screen.findByText('2 deliveries');
});

test('a delivery is a row that says what came back, and opens the reply', async () => {
  const row = within(screen.getByRole('row', { name: /^Order placed/ }));
  expect(row.getByText('Given up')).toBeVisible();
  expect(row.getByText('9 times')).toBeVisible();
  expect(row.getByText('31 ms')).toBeVisible();
  fireEvent.click(row.getByRole('button', { name: /^Answered with 500/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reply to Order placed' });
  expect(within(dialog).getByText('out of order')).toBeInTheDocument();
});

test('what was not sent yet has neither a count nor a reply', () => {
  const row = within(screen.getByRole('row', { name: /^Order changed/ }));
  const values = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(values.slice(-4, -1)).toEqual(['–', '–', '–']);
});

test('a row sends its event again', async () => {
  const sent: unknown[] = [];
  server.use(
    on(endpoints.repeatWebhookDelivery).answer(({ params }) => {
      sent.push(params.id);
      return { success: true, message: 'It is being sent', delivery: waiting };
    }),
  );
  const row = within(screen.getByRole('row', { name: /^Order placed/ }));
  fireEvent.click(row.getByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('It is being sent')).toBeInTheDocument();
  expect(sent).toEqual([refused._id]);
});

test('a test is sent, and its row says what came back', async () => {
  let replies = 0;
  const ping: WebhookDelivery = { ...waiting, _id: buildId(), event: 'ping' };
  const answered: WebhookDelivery = { ...ping, state: 'delivered', tries: 1 };
  server.use(
    on(endpoints.testWebhook).answer(() => ({ success: true, message: 'Sent', delivery: ping })),
    on(endpoints.listWebhookDeliveries).answer(() => {
      replies += 1;
      return { success: true, deliveries: [replies === 1 ? ping : answered], total: 1 };
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  const row = within(await screen.findByRole('row', { name: /^Test/ }));
  expect(row.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Delivered')).toBeVisible();
});
