/** The webhooks' interface for other features: what causes events, and what they say. */
export { announce, ANNOUNCEMENT_TOPIC } from './announce/announce.js';
export { handleAnnouncement } from './announce/handle-announcement.js';
export { forgetWanted, isWanted } from './announce/wanted-events.js';
export { DELIVERY_TOPIC } from './send/delivery-job.js';
export { handleDelivery } from './send/handle-delivery.js';
export type { WebhookWorld } from './send/webhook-address.js';
export type { WebhookWriter, WebhookWriters } from './send/webhook-writer.js';
export { WebhookDeliveryModel, type WebhookDeliveryRecord } from './webhook-delivery.model.js';
export { WebhookModel, type WebhookRecord } from './webhook.model.js';
export { webhookRoutes } from './webhooks.routes.js';
