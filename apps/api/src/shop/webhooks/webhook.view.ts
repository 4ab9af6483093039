import type { Webhook, WebhookDelivery } from '@shop/shared';
import type { WebhookDeliveryRecord } from './webhook-delivery.model.js';
import type { WebhookRecord } from './webhook.model.js';

/** An address as administrators see it, without its secrets. */
export function webhookView(webhook: WebhookRecord): Webhook {
  const { _id, url, events, isOn, offReason, failingSince, createdAt, version } = webhook;
  return {
    _id: _id.toHexString(),
    url,
    events,
    isOn,
    offReason: offReason ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version,
  };
}

export function webhookDeliveryView(delivery: WebhookDeliveryRecord): WebhookDelivery {
  const { _id, event, subject, state, createdAt, tries, reply } = delivery;
  return {
    _id: _id.toHexString(),
    event,
    subject: subject.toHexString(),
    state,
    at: createdAt.toISOString(),
    tries,
    reply: reply
      ? {
          at: reply.at.toISOString(),
          took: reply.took,
          status: reply.status ?? null,
          body: reply.body,
          failure: reply.failure ?? null,
        }
      : null,
  };
}
