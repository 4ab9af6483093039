import type { SignedInActor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { inTransaction } from '@shop/mongo';
import { enqueue, JobModel, repeatJob } from '@shop/mongo/jobs';
import { recordAuditEntry } from '../audit/index.js';
import { deliveryJob } from './send/delivery-job.js';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from './webhook-delivery.model.js';
import { WebhookModel } from './webhook.model.js';

/**
 * Has an event sent again at once, with the same id, and records who did.
 * @throws HttpError 404 for an unknown delivery; 409 while its address is switched off.
 */
export function repeatDelivery(id: string, by: SignedInActor): Promise<WebhookDeliveryRecord> {
  return inTransaction(async (session) => {
    const before = await WebhookDeliveryModel.findById(id, null, { session }).lean();
    const webhook =
      before && (await WebhookModel.findById(before.webhook, null, { session }).lean());
    if (!before || !webhook) throw notFound('Delivery');
    if (!webhook.isOn) throw conflict('The address is switched off');
    await WebhookModel.updateOne({ _id: webhook._id }, { $unset: { pausedUntil: 1 } }, { session });
    const after = await WebhookDeliveryModel.findOneAndUpdate(
      { _id: before._id },
      { $set: { state: 'waiting' } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw notFound('Delivery');
    const job = deliveryJob(after);
    const known = await JobModel.findOne({ key: job.key }, { _id: 1 }, { session }).lean();
    if (known) await repeatJob(known._id, session);
    else await enqueue(job, session);
    await recordAuditEntry(
      {
        action: 'repeatWebhookDelivery',
        by,
        subject: { kind: 'webhook', _id: webhook._id, name: webhook.url },
        before: { event: before.event, state: before.state },
        after: { event: after.event, state: after.state },
      },
      session,
    );
    return after;
  });
}
