import { endpoints, type Order } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { ApiError } from '../../../lib/http/api-error';
import { settleAttempt } from '../checkout-attempts';
import type { Attempt } from '../../../lib/storage/stored-attempts';

/** Final refusals. After any other failure, an earlier request with the same key may have succeeded. */
const FINAL_STATUSES = [400, 404, 409, 422];
/** The shop turned the request away, and no earlier one with its key was sent. */
const FIRST_REFUSALS = [401, 403, 429];

/**
 * Places the order of an attempt.
 * @param isNew whether it was never sent before
 * @returns it; `isFirst` is false if another tab has settled the attempt already
 * @throws ApiError if the order was refused or its outcome is unknown
 */
export async function placeOrder(
  attempt: Attempt,
  isNew: boolean,
): Promise<{ order: Order; isFirst: boolean }> {
  try {
    const { order } = await call(endpoints.placeOrder, {
      headers: { 'idempotency-key': attempt.key },
      body: {
        ...attempt.told,
        items: attempt.items,
        delivery: attempt.delivery,
        total: attempt.total,
      },
    });
    return { order, isFirst: settleAttempt(attempt) };
  } catch (error) {
    const final = isNew ? [...FINAL_STATUSES, ...FIRST_REFUSALS] : FINAL_STATUSES;
    if (error instanceof ApiError && final.includes(error.status)) settleAttempt(attempt);
    throw error;
  }
}

/** The number of the order that this shopper placed last, if it is not known yet whether it is paid. */
export async function findUnsettledOrder(): Promise<number | undefined> {
  const [latest] = await call(endpoints.listMyOrders, { query: { page: 1, pageSize: 1 } });
  return latest?.payment.state === 'pending' ? latest.number : undefined;
}
