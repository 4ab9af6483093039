import { z } from 'zod';
import type { Account } from '../account/account.js';
import { cancelIntent } from '../account/expire.js';
import type { Intent, Refund } from '../account/objects.js';
import { refundCharge } from '../account/refund.js';
import { ApiError, invalidParam } from '../http/api-error.js';
import { amount, expand, metadata } from './fields.js';

export const capture = z.strictObject({ amount_to_capture: amount.optional(), expand });
export const cancel = z.strictObject({
  cancellation_reason: z
    .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
    .optional(),
  expand,
});
export const newRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: amount.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});

export function captureIntent(
  account: Account,
  id: string,
  { amount_to_capture }: z.infer<typeof capture>,
): Intent {
  const intent = account.find('intent', id, 'intent');
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'captured');
  const taken = amount_to_capture ?? intent.amount_capturable;
  if (taken < 1 || taken > intent.amount_capturable)
    throw new ApiError(400, 'The amount to capture is greater than the amount you can capture.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  const charge = account.find('charge', intent.latest_charge ?? '');
  const captured = account.put('charge', { ...charge, amount_captured: taken, captured: true });
  const paid = account.put('intent', {
    ...intent,
    amount_capturable: 0,
    amount_received: taken,
    status: 'succeeded',
  });
  account.tell('charge.captured', captured);
  account.tell('payment_intent.succeeded', paid);
  return paid;
}

export function cancelByApi(
  account: Account,
  id: string,
  { cancellation_reason: reason }: z.infer<typeof cancel>,
): Intent {
  const intent = account.find('intent', id, 'intent');
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpected(intent, 'canceled');
  const session = account.state.all('session').find((one) => one.payment_intent === id);
  if (session?.status === 'open')
    throw new ApiError(400, 'Expire the Checkout Session of this PaymentIntent instead.', {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  return cancelIntent(account, intent, reason ?? null);
}

export function createRefund(account: Account, given: z.infer<typeof newRefund>): Refund {
  const { payment_intent, charge } = given;
  if ((payment_intent === undefined) === (charge === undefined))
    throw invalidParam('payment_intent', 'Pass one of payment_intent and charge.');
  return refundCharge(
    account,
    account.find('charge', charge ?? chargeOf(account, payment_intent)),
    given,
  );
}

function chargeOf(account: Account, id = ''): string {
  const { latest_charge } = account.find('intent', id, 'payment_intent');
  if (latest_charge !== null) return latest_charge;
  throw new ApiError(
    400,
    `This PaymentIntent (${id}) does not have a successful charge to refund.`,
  );
}

function unexpected(intent: Intent, verb: string): ApiError {
  return new ApiError(
    400,
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}
