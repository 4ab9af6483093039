import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import { TEST_EVENT } from '@shop/shared';
import { recordAuditEntry } from '../audit/index.js';
import { newEventId } from './announce/announce.js';
import { deliveryJob } from './send/delivery-job.js';
import {
  newDelivery,
  WebhookDeliveryModel,
  type WebhookDeliveryRecord,
} from './webhook-delivery.model.js';
import { WebhookModel } from './webhook.model.js';

/**
 * Has a test sent to an address at once, and records who did. It is sent, and sent again, as every event.
 * @throws HttpError 404 for an unknown address; 409 while it is switched off.
 */
export function sendTest(id: string, by: SignedInActor): Promise<WebhookDeliveryRecord> {
  return inTransaction(async (session) => {
    const pause = { $unset: { pausedUntil: 1 } } as const;
    const webhook = await WebhookModel.findByIdAndUpdate(id, pause, { session }).lean();
    if (!webhook) throw notFound('Address');
    if (!webhook.isOn) throw conflict('The address is switched off');
    const { _id, url } = webhook;
    const about = { webhook: _id, subject: _id, event: TEST_EVENT, eventId: newEventId() } as const;
    const delivery = newDelivery({ ...about, createdAt: new Date() });
    await WebhookDeliveryModel.collection.insertOne(delivery, { session });
    await enqueue(deliveryJob(delivery), session);
    const { event, state } = delivery;
    await recordAuditEntry(
      {
        action: 'testWebhook',
        by,
        subject: { kind: 'webhook', _id, name: url },
        before: null,
        after: { event, state },
      },
      session,
    );
    return delivery;
  });
}
