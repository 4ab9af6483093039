/** What programs outside can be told of, by the first word of its name: what it is about. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.updated',
  'payment.paid',
  'payment.failed',
  'refund.succeeded',
  'refund.failed',
  'return.requested',
  'return.approved',
  'return.declined',
  'return.cancelled',
  'return.received',
  'return.refunded',
  'return.exchanged',
  'return.closed',
  'shipment.updated',
  'stock.changed',
  'product.created',
  'product.updated',
  'product.deleted',
  'customer.created',
  'customer.updated',
  'customer.deleted',
] as const;
/** One of `WEBHOOK_EVENTS`. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to an address to try it, whichever events it is told of. */
export const TEST_EVENT = 'ping';

/** Everything that is sent to addresses. */
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
/** One of `SENT_EVENTS`. */
export type SentEvent = (typeof SENT_EVENTS)[number];

/** For how many days deliveries are kept. */
export const WEBHOOK_DELIVERY_DAYS = 30;

/** For how many days every delivery to an address may fail before it is switched off. */
export const WEBHOOK_FAILING_DAYS = 3;

/** For how many hours the secret before the last one signs as well. */
export const EARLIER_SECRET_HOURS = 24;
