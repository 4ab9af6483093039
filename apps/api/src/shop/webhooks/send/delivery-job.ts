import type { NewJob } from '@shop/mongo/jobs';
import type { Types } from 'mongoose';

/** The topic of the jobs that send an event to an address. */
export const DELIVERY_TOPIC = 'webhook';

/** The job that sends a delivery. */
export function deliveryJob({ _id }: { _id: Types.ObjectId }): NewJob {
  const id = _id.toHexString();
  return { topic: DELIVERY_TOPIC, key: `${DELIVERY_TOPIC}:${id}`, data: { id } };
}
