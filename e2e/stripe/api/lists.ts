import { z } from 'zod';
import type { Account } from '../account/account.js';
import type { Fields } from '../http/form.js';
import { parse } from '../http/form.js';
import { integer, listFields } from './fields.js';
import { listOf } from './list.js';

const byPayment = z.strictObject({
  ...listFields,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});
const byTime = z.strictObject({
  ...listFields,
  type: z.string().optional(),
  created: z.strictObject({ gte: integer.optional(), lt: integer.optional() }).optional(),
});
const sessions = z.strictObject({ ...listFields, payment_intent: z.string().optional() });

/** Charges, refunds or disputes, of one payment or of all. */
export function listByPayment(
  account: Account,
  kind: 'charge' | 'refund' | 'dispute',
  fields: Fields,
) {
  const { payment_intent: intent, charge, ...paging } = parse(byPayment, fields);
  const isAsked = (one: { id: string; payment_intent: string; charge?: string }) =>
    (intent === undefined || one.payment_intent === intent) &&
    (charge === undefined || one.charge === charge);
  return listOf(`/v1/${kind}s`, account.state.all(kind).filter(isAsked), paging);
}

export function listEvents(account: Account, fields: Fields) {
  const { type, created: { gte = 0, lt = Infinity } = {}, ...paging } = parse(byTime, fields);
  const isAsked = (event: { type: string; created: number }) =>
    (type === undefined || event.type === type) && event.created >= gte && event.created < lt;
  return listOf('/v1/events', account.state.all('event').filter(isAsked), paging);
}

export function listSessions(account: Account, fields: Fields) {
  const { payment_intent: intent, ...paging } = parse(sessions, fields);
  const found = account.state
    .all('session')
    .filter((session) => intent === undefined || session.payment_intent === intent);
  return listOf('/v1/checkout/sessions', found, paging);
}
