import type { WebhookEvent } from '@shop/shared';
import type { Types } from 'mongoose';

/**
 * What is sent of an event: the same views as the API's replies have. Undefined if there is nothing to say any more.
 * @param subject the id of what it is about.
 */
export type WebhookWriter = (
  subject: Types.ObjectId,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** The writer of each event. */
export type WebhookWriters = Readonly<Record<WebhookEvent, WebhookWriter>>;
