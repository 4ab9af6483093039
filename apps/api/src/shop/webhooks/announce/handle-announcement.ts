import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueueAll, type JobHandler } from '@shop/mongo/jobs';
import { deliveryJob } from '../send/delivery-job.js';
import { newDelivery, WebhookDeliveryModel } from '../webhook-delivery.model.js';
import { WebhookModel } from '../webhook.model.js';
import { announcedBy } from './announce.js';

/** Writes a delivery of an event for each address that wants it. */
export const handleAnnouncement: JobHandler = async ({ data, createdAt }) => {
  const { event, subject, eventId } = announcedBy(data);
  const webhooks = await WebhookModel.find({ isOn: true, events: event }, { _id: 1 }).lean();
  if (webhooks.length === 0) return;
  const deliveries = webhooks.map(({ _id }) =>
    newDelivery({ webhook: _id, eventId, event, subject, createdAt }),
  );
  try {
    await inTransaction(async (session) => {
      await WebhookDeliveryModel.collection.insertMany(deliveries, { session });
      await enqueueAll(deliveries.map(deliveryJob), session);
    });
  } catch (error) {
    // An earlier try has written them, all at once.
    if (!isDuplicate(error)) throw error;
  }
};
