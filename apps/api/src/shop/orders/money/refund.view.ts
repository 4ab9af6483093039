import { dollarsFromCents, sumOf, type AdminRefund, type Cents } from '@shop/shared';
import type { Types } from 'mongoose';
import type { RefundRecord } from './refund-record.js';

/** What the shop kept of a refund, in cents. */
export function deductionOf({ parts }: Pick<RefundRecord, 'parts'>): Cents {
  return sumOf(parts, ({ deductedCents = 0 }) => deductedCents);
}

/** Whether money for the delivery is in a refund. */
export function isOfDelivery({ parts }: Pick<RefundRecord, 'parts'>): boolean {
  return parts.some(({ of, amountCents }) => of === 'shipping' && amountCents > 0);
}

/** A refund as the buyer sees it. */
export function refundView(refund: RefundRecord) {
  const { _id, state, amountCents, taxes, lines, at, reason, isSurplus } = refund;
  const deductedCents = deductionOf(refund);
  return {
    _id: _id.toHexString(),
    state,
    amount: dollarsFromCents(amountCents),
    tax: dollarsFromCents(sumOf(taxes, (tax) => tax.amountCents)),
    lines: lines.map(({ line, quantity }) => ({ line: line.toHexString(), quantity })),
    ...(isOfDelivery(refund) && { shipping: true as const }),
    at: at.toISOString(),
    ...(reason && { reason }),
    ...(deductedCents > 0 && { deduction: dollarsFromCents(deductedCents) }),
    ...(isSurplus && { surplus: true as const }),
  };
}

/** The same for administrators. */
export function adminRefundView(
  refund: RefundRecord,
  person: (by: Types.ObjectId) => { _id: string; name: string },
): AdminRefund {
  const { by, restocked, failure, cause, byHandCents } = refund;
  return {
    ...refundView(refund),
    by: by ? person(by) : null,
    restocked,
    ...(cause === 'provider' && { atProvider: true as const }),
    ...(byHandCents && { byHand: dollarsFromCents(byHandCents) }),
    ...(failure && { failure }),
  };
}
