import {
  GIVEN_UP_STATES,
  HELD_STATES,
  holdsStock,
  ORDER_STATUSES,
  OUTSTANDING_STATES,
  RESTOCKED_STATUSES,
  type PaymentFilter,
  type PaymentState,
} from '@shop/shared';
import { OrderModel } from '../order.model.js';

const KEPT_STATUSES = ORDER_STATUSES.filter(holdsStock);

/** Those of which `missingOf` says that something is missing. Only what was not paid exactly has its amount. */
const PAID_IN_PART = {
  'payment.state': 'paid',
  'payment.paidCents': { $gte: 0 },
  $expr: { $lt: ['$payment.paidCents', '$totalCents'] },
  status: { $in: KEPT_STATUSES },
};

/** Cancelled before they were paid. An administrator may place one again, so its payment still waits. */
const NOT_PAID = {
  'payment.state': { $in: ['cancelled', 'pending'] },
  $or: [{ 'payment.state': 'cancelled' }, { status: { $in: RESTOCKED_STATUSES } }],
};

/** Refunds with a deduction that succeeded after the order was cancelled. */
const DEDUCTED_SINCE = {
  $filter: {
    input: { $ifNull: ['$refunds', []] },
    as: 'one',
    cond: {
      $and: [
        { $eq: ['$$one.state', 'succeeded'] },
        { $gt: ['$$one.at', { $last: '$history.at' }] },
        {
          $gt: [
            {
              $size: {
                $filter: {
                  input: '$$one.parts',
                  as: 'part',
                  cond: { $gt: ['$$part.deductedCents', 0] },
                },
              },
            },
            0,
          ],
        },
      ],
    },
  },
};

/** Those that are cancelled and of which `keptOf` says that money is still to be returned. */
const TO_RETURN = {
  'payment.state': { $in: HELD_STATES },
  status: { $in: RESTOCKED_STATUSES },
  'payment.disputes': {
    $not: {
      $elemMatch: {
        state: 'open',
        currency: { $exists: false },
        isInquiry: { $exists: false },
      },
    },
  },
  refunds: { $not: { $elemMatch: { state: 'requested' } } },
  'payment.isAllReturned': null,
  // Not what the shop has decided to keep since.
  $expr: { $eq: [{ $size: DEDUCTED_SINCE }, 0] },
};

/** Matches the orders that `PaymentFilter` describes. */
export function paymentFilter(state: PaymentFilter): object {
  if (state === 'outstanding') return unpaid(OUTSTANDING_STATES);
  if (state === 'sent_unpaid') return unpaid(GIVEN_UP_STATES);
  if (state === 'paid_in_part') return PAID_IN_PART;
  if (state === 'to_return') return TO_RETURN;
  if (state === 'disputed') return { 'payment.disputes.state': 'open' };
  if (state === 'with_refund') return { 'payment.hasRefund': true };
  if (state === 'pending') return unpaid(['pending']);
  if (state === 'cancelled') return NOT_PAID;
  return { 'payment.state': state };
}

function unpaid(states: readonly PaymentState[]): object {
  return { 'payment.state': { $in: states }, status: { $in: KEPT_STATUSES } };
}

/**
 * The index that finds the few orders of such a filter; undefined for one that is found in the order of the list. The
 * database would rather scan the whole list in its sort order, as long as it knows little of its orders.
 */
export function paymentIndex(state: PaymentFilter | undefined): Record<string, 1> | undefined {
  if (state === 'outstanding' || state === 'sent_unpaid' || state === 'to_return')
    return { 'payment.state': 1, status: 1 };
  if (state === 'paid_in_part') return { 'payment.paidCents': 1 };
  if (state === 'disputed') return { 'payment.disputes.state': 1 };
  if (state === 'with_refund') return { 'payment.hasRefund': 1 };
  return undefined;
}

/** How many orders such a filter finds. */
export function countByPayment(state: PaymentFilter): Promise<number> {
  const hint = paymentIndex(state);
  return OrderModel.countDocuments(paymentFilter(state), { ...(hint && { hint }) }).exec();
}
