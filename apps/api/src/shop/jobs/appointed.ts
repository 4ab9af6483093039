import type { JobRecord } from '@shop/mongo/jobs';
import { EXPIRY_TOPIC } from '../payments/index.js';

/**
 * Whether a task waits for a time that somebody was promised. An order has until then to be paid: done sooner, its task
 * would cancel it under its buyer, and without the task, its stock would be kept for good.
 */
export function isAppointed({ topic, state, tries, dueAt }: JobRecord, now = new Date()): boolean {
  return topic === EXPIRY_TOPIC && state === 'due' && tries === 0 && dueAt > now;
}
