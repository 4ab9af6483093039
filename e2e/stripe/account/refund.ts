import { ApiError } from '../http/api-error.js';
import type { Account } from './account.js';
import type { Charge, Refund } from './objects.js';

interface NewRefund {
  amount?: number | undefined;
  reason?: Refund['reason'] | undefined;
  metadata?: Record<string, string>;
}

/**
 * Returns an amount of a charge, by default all that is left.
 * @throws ApiError 400 if it was not captured, is disputed, or has less left.
 */
export function refundCharge(account: Account, charge: Charge, wish: NewRefund): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wish.amount ?? left;
  assertRefundable(charge, amount, left);
  const refund = account.put('refund', {
    id: account.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: wish.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: wish.reason ?? null,
    status: 'succeeded',
  });
  account.tell('refund.created', refund);
  account.tell('charge.refunded', withRefunded(account, charge, charge.amount_refunded + amount));
  return refund;
}

/** The bank could not return the amount, which was reported as returned before. */
export function failRefund(account: Account, refund: Refund): Refund {
  if (refund.status !== 'succeeded') throw new ApiError(400, 'The refund has not succeeded');
  const failed = account.put('refund', {
    ...refund,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  const charge = account.find('charge', refund.charge);
  withRefunded(account, charge, charge.amount_refunded - refund.amount);
  account.tell('refund.failed', failed);
  return failed;
}

function withRefunded(account: Account, charge: Charge, refunded: number): Charge {
  return account.put('charge', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
}

function assertRefundable(charge: Charge, amount: number, left: number): void {
  if (!charge.captured)
    throw new ApiError(400, `This PaymentIntent (${charge.payment_intent}) is not captured.`, {
      code: 'payment_intent_unexpected_state',
    });
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount < 1)
    throw new ApiError(400, 'This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > left)
    throw new ApiError(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { code: 'amount_too_large', param: 'amount' },
    );
}
