import type { PaymentChangeView } from '@shop/shared';
import type { Types } from 'mongoose';
import type { PaymentChange } from './payment-record.js';

/** A change of a payment as administrators see it. */
export function paymentChangeView(
  { state, at, cause, event, by }: PaymentChange,
  person: (by: Types.ObjectId) => { _id: string; name: string },
): PaymentChangeView {
  return {
    state,
    at: at.toISOString(),
    cause,
    ...(event !== undefined && { event }),
    ...(by && { by: person(by) }),
  };
}
