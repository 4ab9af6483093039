import { endpoints } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { settleAttempt, type Attempt } from '../checkout-attempts';

/** The server looked at the order and refused it. Any other failure says nothing of an earlier try with the same key. */
const DECIDED = [400, 404, 409, 422];

/** Buys what the attempt is for. Answers whether this is the first word of its success. */
export async function placeOrder(attempt: Attempt): Promise<boolean> {
  try {
    await call(endpoints.placeOrder, {
      headers: { 'idempotency-key': attempt.key },
      body: { items: attempt.items },
    });
    return settleAttempt(attempt);
  } catch (error) {
    if (error instanceof ApiError && DECIDED.includes(error.status)) settleAttempt(attempt);
    throw error;
  }
}
