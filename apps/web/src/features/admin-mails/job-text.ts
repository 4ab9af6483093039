import { MAIL_KINDS, type Job } from '@shop/shared';
import { KIND_TEXTS } from './mail-texts';

/** Tasks about money; the reason why one failed says about which. */
const MONEY_TEXTS: Partial<Record<string, string>> = {
  refund: 'Refund',
  'payment-start': 'Payment page',
  'payment-expiry': 'End of the time to pay',
  'payment-held': 'Reserved amount',
  'payment-return': 'Refund in another currency',
  'stripe-event': 'Event of Stripe',
};

/** What a task does: `Mail: Order received`. One that this program does not know has its key. */
export function jobText({ key }: Pick<Job, 'key'>): string {
  const [topic, name] = key.split(':');
  const money = topic === undefined ? undefined : MONEY_TEXTS[topic];
  if (money !== undefined) return money;
  // What failed stands in its key.
  if (topic === 'round' && name !== undefined) return name;
  if (topic === 'feed') return 'Product feed';
  if (topic === 'stock-alert') return 'Back in stock: look who waits';
  if (topic === 'import') return 'Import of products';
  if (topic === 'long-edit') return 'Edit of many products';
  if (topic === 'webhook') return 'Webhook';
  if (topic === 'webhook-event') return `Event: ${name}`;
  const kind = MAIL_KINDS.find((one) => one === name);
  return topic === 'mail' && kind ? `Mail: ${KIND_TEXTS[kind]}` : key;
}
