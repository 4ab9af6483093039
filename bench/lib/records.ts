import { type JobRecord } from '@shop/mongo/jobs';
import { searchPrefixes } from '@shop/mongo/text';
import { Types } from 'mongoose';
import type { AuditEntryRecord } from '../../apps/api/src/shop/audit/index.js';
import type { ReturnRecord } from '../../apps/api/src/shop/orders/index.js';
import { cycle } from './people.js';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const RETURN_STATES = ['requested', 'approved', 'received', 'refunded', 'declined'] as const;
const TASK_TOPICS = ['mail', 'refund', 'stock-alert'] as const;

/** What the records are about. */
export interface Subjects {
  products: readonly { _id: Types.ObjectId; name: string }[];
  orders: readonly { _id: Types.ObjectId; buyer: { _id: Types.ObjectId } }[];
}

/** Entries of the audit log: prices that one administrator changed, minute by minute. */
export function auditEntriesOf(products: Subjects['products'], count: number): AuditEntryRecord[] {
  const by = { _id: new Types.ObjectId(), name: 'Past Admin', email: 'past@shop.test' };
  const actorPrefixes = searchPrefixes(by.email);
  return Array.from({ length: count }, (_, index) => {
    const { _id, name } = cycle(products, index);
    return {
      _id: new Types.ObjectId(),
      at: new Date(Date.now() - index * MINUTE_MS),
      action: 'updateProduct',
      by,
      subject: { kind: 'product', _id, name },
      before: { price: 10 + (index % 90) },
      after: { price: 11 + (index % 90) },
      requestId: `bench-${index}`,
      actorPrefixes,
      subjectPrefixes: searchPrefixes(name),
    };
  });
}

/** Returns of orders, in all states. */
export function returnsOf(orders: Subjects['orders'], count: number): ReturnRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const { _id: order, buyer } = cycle(orders, index * 7);
    const state = cycle(RETURN_STATES, index);
    const createdAt = new Date(Date.now() - index * HOUR_MS);
    return {
      _id: new Types.ObjectId(),
      order,
      state,
      lines: [{ line: new Types.ObjectId(), quantity: 1 }],
      reason: 'not-as-described',
      history: [{ state, at: createdAt, by: buyer._id }],
      createdAt,
    };
  });
}

/** Tasks that are no longer retried, so that the shop leaves them alone. */
export function deadTasksOf(count: number): JobRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: new Types.ObjectId(),
    topic: cycle(TASK_TOPICS, index),
    key: `bench-${index}`,
    data: { kind: 'orderShipped' },
    dueAt: new Date(Date.now() - index * MINUTE_MS),
    tries: 12,
    state: 'dead',
    lastError: 'The mail server refused it',
    createdAt: new Date(Date.now() - index * MINUTE_MS),
  }));
}
