import { enqueueAll } from '@shop/mongo/jobs';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { isWanted } from './wanted-events.js';

/** The topic of the jobs that find out which addresses are told of an event. */
export const ANNOUNCEMENT_TOPIC = 'webhook-event';

/**
 * Has other programs told of an event after the transaction of its cause: both are certain, or neither happens. Writes
 * nothing if no address wants it.
 * @param subjects of what it happened to; the shipment of an order has the order's id.
 */
export async function announce(
  event: WebhookEvent,
  subjects: Types.ObjectId | readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const ids = subjects instanceof Types.ObjectId ? [subjects] : subjects;
  if (ids.length === 0 || !(await isWanted(event))) return;
  await enqueueAll(
    ids.map((subject) => {
      const eventId = newEventId();
      return {
        topic: ANNOUNCEMENT_TOPIC,
        key: `${ANNOUNCEMENT_TOPIC}:${event}:${eventId}`,
        data: { event, subject: subject.toHexString(), eventId },
      };
    }),
    session,
  );
}

/** The same for all addresses that are told of an event. */
export function newEventId(): string {
  return `msg_${new Types.ObjectId().toHexString()}`;
}

/** What the data of a job say. @throws Error if it is no event that this program knows. */
export function announcedBy(data: Record<string, string>) {
  const event = WEBHOOK_EVENTS.find((one) => one === data.event);
  if (!event || data.eventId === undefined)
    throw new Error(`There is no event ${data.event ?? 'undefined'}`);
  return { event, subject: new Types.ObjectId(data.subject), eventId: data.eventId };
}
