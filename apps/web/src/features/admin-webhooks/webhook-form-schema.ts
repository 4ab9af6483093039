import { webhookInputSchema, type Webhook, type WebhookEvent } from '@shop/shared';
import { z } from 'zod';

/** The form of an address. Fields that choose several hold one text. */
export const webhookFormSchema = z
  .object({ url: z.string(), events: z.string() })
  .transform(({ url, events }) => ({
    url,
    events: (events === '' ? [] : events.split(',')) as WebhookEvent[],
  }))
  .pipe(webhookInputSchema);

/** What the form of an address shows when it opens. */
export function textsOf(webhook: Webhook | undefined) {
  return { url: webhook?.url ?? '', events: webhook?.events.join(',') ?? '' };
}
