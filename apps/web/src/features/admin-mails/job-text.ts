import { MAIL_KINDS, type Job } from '@shop/shared';
import { KIND_TEXTS } from './mail-texts';

/** What a task does: `Mail: Order received`. One that this program does not know has its key. */
export function jobText({ key }: Pick<Job, 'key'>): string {
  const [topic, name] = key.split(':');
  if (topic === 'webhook') return 'Webhook';
  if (topic === 'webhook-event') return `Event: ${name}`;
  const kind = MAIL_KINDS.find((one) => one === name);
  return topic === 'mail' && kind ? `Mail: ${KIND_TEXTS[kind]}` : key;
}
