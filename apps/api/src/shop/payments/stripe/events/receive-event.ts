import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';
import { StripeEventModel } from './stripe-event.model.js';
import type { StripeNotice } from './verify-event.js';

/** The topic of the jobs that look at what Stripe told of. */
export const EVENT_TOPIC = 'stripe-event';

/** Keeps an event, to be looked at by a job: once, however often it comes. */
export async function receiveEvent({ id, type, object }: StripeNotice): Promise<void> {
  const record = { _id: id, type, receivedAt: new Date() };
  const job = {
    topic: EVENT_TOPIC,
    key: `${EVENT_TOPIC}:${id}`,
    data: { event: id, type, object },
  };
  try {
    await inTransaction(async (session) => {
      await StripeEventModel.create([record], { session });
      await enqueue(job, session);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
