import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAdmin, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import {
  buildWebhook,
  sendEvents,
  startReceiver,
  type Receiver,
} from '../../testing/programs/webhooks.js';
import { signature } from './send/secrets.js';
import { WebhookModel } from './webhook.model.js';

const api = useTestShop();

let token: string;
let receiver: Receiver;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  receiver = await startReceiver();
});

afterEach(() => receiver.close());

it('an address gets a test, signed, even while it is paused, and it is listed', async () => {
  const { _id, secret } = await buildWebhook({ url: receiver.url, events: ['order.created'] });
  await WebhookModel.updateOne({ _id }, { pausedUntil: new Date(Date.now() + 3_600_000) });
  const params = { id: _id.toHexString() };
  const { body } = await api.call(endpoints.testWebhook, { token, params });
  expect(body.delivery).toMatchObject({ event: 'ping', subject: params.id, state: 'waiting' });
  expect((await WebhookModel.findById(_id).lean())?.pausedUntil).toBeUndefined();
  await sendEvents();
  const [told] = receiver.told;
  expect(told?.body).toMatchObject({ type: 'ping', data: { webhook: { _id: params.id } } });
  const seconds = Number(told?.headers['webhook-timestamp']);
  const signed = { id: String(told?.headers['webhook-id']), seconds, body: told?.text ?? '' };
  expect(told?.headers['webhook-signature']).toBe(signature(secret, signed));
  const { deliveries } = (await api.call(endpoints.listWebhookDeliveries, { token, params })).body;
  expect(deliveries).toMatchObject([{ event: 'ping', state: 'delivered', tries: 1 }]);
});

it('nothing is sent to an address that is switched off or unknown, and none is told of tests', async () => {
  const { _id } = await buildWebhook({ url: receiver.url });
  await WebhookModel.updateOne({ _id }, { isOn: false });
  const refused = async (id: string) =>
    (await api.refuse(endpoints.testWebhook, { token, params: { id } })).status;
  expect(await refused(_id.toHexString())).toBe(409);
  expect(await refused(unknownId())).toBe(404);
  await sendEvents();
  expect(receiver.told).toEqual([]);
  const body = { url: 'https://93.184.216.34/told', events: ['ping'] };
  const refusal = await api.refuse(endpoints.createWebhook, { token, body });
  expect(refusal).toMatchObject({ status: 400, message: 'This is not one of the events' });
});
