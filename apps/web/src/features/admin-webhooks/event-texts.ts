import { WEBHOOK_EVENTS, type SentEvent, type WebhookDelivery } from '@shop/shared';

/** What each event is called. */
export const EVENT_TEXTS: Record<SentEvent, string> = {
  'order.created': 'Order placed',
  'order.updated': 'Order changed',
  'payment.paid': 'Order paid',
  'payment.failed': 'Payment failed',
  'refund.succeeded': 'Refund made',
  'refund.failed': 'Refund failed',
  'return.requested': 'Return requested',
  'return.approved': 'Return approved',
  'return.declined': 'Return declined',
  'return.cancelled': 'Return cancelled',
  'return.received': 'Return received',
  'return.refunded': 'Return refunded',
  'return.exchanged': 'Return exchanged',
  'return.closed': 'Return closed',
  'shipment.updated': 'Shipment changed',
  'stock.changed': 'Stock changed',
  'product.created': 'Product created',
  'product.updated': 'Product changed',
  'product.deleted': 'Product deleted',
  'customer.created': 'Customer registered',
  'customer.updated': 'Customer changed',
  'customer.deleted': 'Customer deleted',
  ping: 'Test',
};

export const EVENT_OPTIONS = WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_TEXTS[value] }));

const STATE_TEXTS: Record<WebhookDelivery['state'], string> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  failed: 'Given up',
};

/** What became of a delivery. */
export function stateText({ state, tries }: Pick<WebhookDelivery, 'state' | 'tries'>): string {
  return state === 'waiting' && tries > 0 ? 'To be sent again' : STATE_TEXTS[state];
}
