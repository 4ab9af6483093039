import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOrder } from '../../../testing/factories.js';
import {
  buildWebhook,
  sendEvents,
  startReceiver,
  type Receiver,
} from '../../../testing/programs/webhooks.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { WebhookModel } from '../webhook.model.js';

useTestShop();

let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const HOUR_MS = 60 * 60 * 1_000;

/** For how long an address is left alone that answers with 429. */
async function pauseAfter(retryAfter: string): Promise<number> {
  const { _id } = await buildWebhook({ url: receiver.url });
  receiver.answer = { status: 429, headers: { 'retry-after': retryAfter } };
  const before = Date.now();
  await buildOrder();
  await sendEvents();
  return ((await WebhookModel.findById(_id).lean())?.pausedUntil?.getTime() ?? NaN) - before;
}

it('an address is left alone for as long as it asks', async () => {
  expect(await pauseAfter('7200')).toBeGreaterThanOrEqual(2 * HOUR_MS);
});

it('until the moment that it names', async () => {
  const moment = new Date(Date.now() + 3 * HOUR_MS).toUTCString();
  expect(await pauseAfter(moment)).toBeGreaterThan(2 * HOUR_MS);
});

it.each(['9'.repeat(20), 'later', '-1'])('never for more than a day (%s)', async (asked) => {
  const pause = await pauseAfter(asked);
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThan(25 * HOUR_MS);
});
