import {
  GIVEN_UP_STATES,
  holdsStock,
  PAYMENT_STATES,
  RESTOCKED_STATUSES,
  type Settings,
} from '@shop/shared';
import type { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { OrderModel, type OrderRecord } from '../../order.model.js';
import { issueLate } from '../late/issue-late.js';
import { Retries } from '../late/retries.js';
import { assertNone, tryEach } from '../late/try-each.js';
import { hasCome, ISSUED_AT_PAYMENT } from './invoice-due.js';
import { markEarlier } from './mark-earlier.js';

const LOOK_EVERY_MS = 1_000;
/** Few, so that administrators who ship orders meanwhile hardly wait for the next number. */
const INVOICES_AT_ONCE = 25;
/** The pause after a round takes at least this many times as long as the round: nobody waits for it. */
const REST = 10;

const PAID = PAYMENT_STATES.filter(hasCome);
const SETTLED = [...PAID, ...GIVEN_UP_STATES];

/**
 * Issues the invoices of paid orders of which nothing is to be sent. Not at the payment itself: there, every checkout
 * would wait for the one counter.
 */
export function startIssuingPaid(settings: () => Promise<Settings>): Ongoing {
  let isMarked = false;
  let restUntil = 0;
  const retries = new Retries();
  const round = async () => {
    const begin = performance.now();
    if (begin < restUntil) return false;
    if (!isMarked) isMarked = !(await markEarlier());
    await issuePaid(settings, retries);
    const end = performance.now();
    restUntil = end + (end - begin) * REST;
    return false;
  };
  return whileOpen(round, {
    everyMs: LOOK_EVERY_MS,
    failure: 'Invoices were not issued',
    standing: () => retries.standing(),
  });
}

/**
 * The next of them, and those that were cancelled. Reads none that are still to be paid. @param except those that wait
 */
export function nextPaid(except: readonly Types.ObjectId[] = []) {
  const isDue = { invoiceAtPayment: 'due', 'payment.state': { $in: SETTLED } } as const;
  const isSettled = [{ 'payment.state': { $in: PAID } }, { status: { $in: RESTOCKED_STATUSES } }];
  const others = except.length > 0 ? [{ _id: { $nin: except } }] : [];
  return OrderModel.find(
    { $and: [isDue, { $or: isSettled }, ...others] },
    { number: 1, status: 1 },
  ).limit(INVOICES_AT_ONCE);
}

/** Issues the next of them. @throws Error after the last one, if any of them failed. */
export async function issuePaid(
  settings: () => Promise<Settings>,
  retries = new Retries(),
): Promise<void> {
  const orders = await nextPaid(retries.waiting()).lean<
    Pick<OrderRecord, '_id' | 'number' | 'status'>[]
  >();
  if (orders.length === 0) return;
  const now = await settings();
  const failed = await tryEach(orders, retries, ({ _id, status }) =>
    holdsStock(status)
      ? issueLate({ _id }, { settings: now })
      : // Unless it is reopened meanwhile.
        OrderModel.collection.updateOne({ _id, status }, ISSUED_AT_PAYMENT),
  );
  assertNone(failed);
}
