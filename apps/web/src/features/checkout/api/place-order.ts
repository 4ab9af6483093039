import { endpoints } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { ApiError } from '../../../lib/http/api-error';
import { settleAttempt } from '../checkout-attempts';
import type { Attempt } from '../stored-attempts';

/** Final refusals. After any other failure, an earlier request with the same key may have succeeded. */
const FINAL_STATUSES = [400, 404, 409, 422];

/**
 * Places the order of an attempt.
 * @returns false if another tab has settled the attempt already
 * @throws ApiError if the order was refused or its outcome is unknown
 */
export async function placeOrder(attempt: Attempt): Promise<boolean> {
  try {
    await call(endpoints.placeOrder, {
      headers: { 'idempotency-key': attempt.key },
      body: { items: attempt.items, delivery: attempt.delivery, total: attempt.total },
    });
    return settleAttempt(attempt);
  } catch (error) {
    if (error instanceof ApiError && FINAL_STATUSES.includes(error.status)) settleAttempt(attempt);
    throw error;
  }
}
