import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueueAll, type JobHandler } from '@shop/mongo/jobs';
import { Types } from 'mongoose';
import { deliveryJob } from '../send/delivery-job.js';
import { WebhookDeliveryModel, type WebhookDeliveryRecord } from '../webhook-delivery.model.js';
import { WebhookModel } from '../webhook.model.js';
import { announcedBy } from './announce.js';

/** Writes a delivery of an event for each address that wants it. */
export const handleAnnouncement: JobHandler = async ({ data, createdAt }) => {
  const { event, subject, eventId } = announcedBy(data);
  const webhooks = await WebhookModel.find({ isOn: true, events: event }, { _id: 1 }).lean();
  if (webhooks.length === 0) return;
  const deliveries = webhooks.map((webhook): WebhookDeliveryRecord => ({
    _id: new Types.ObjectId(),
    webhook: webhook._id,
    eventId,
    event,
    subject,
    createdAt,
    state: 'waiting',
    tries: 0,
  }));
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
