import { dollarsFromCents, sumOf, type AdminRefund } from '@shop/shared';
import type { Types } from 'mongoose';
import type { RefundRecord } from './refund-record.js';

/** A refund as the buyer sees it. */
export function refundView(refund: RefundRecord) {
  const { _id, state, amountCents, taxes, lines, at, reason } = refund;
  return {
    _id: _id.toHexString(),
    state,
    amount: dollarsFromCents(amountCents),
    tax: dollarsFromCents(sumOf(taxes, (tax) => tax.amountCents)),
    lines: lines.map(({ line, quantity }) => ({ line: line.toHexString(), quantity })),
    at: at.toISOString(),
    ...(reason && { reason }),
  };
}

/** The same for administrators. */
export function adminRefundView(
  refund: RefundRecord,
  person: (by: Types.ObjectId) => { _id: string; name: string },
): AdminRefund {
  const { by, restocked, failure, cause } = refund;
  return {
    ...refundView(refund),
    by: by ? person(by) : null,
    restocked,
    ...(cause === 'provider' && { atProvider: true as const }),
    ...(failure && { failure }),
  };
}
