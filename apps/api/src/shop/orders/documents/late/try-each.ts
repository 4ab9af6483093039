import { isOutage } from '@shop/http';
import type { OrderRecord } from '../../order.model.js';
import { wordsOf, type Failed, type Retries } from './retries.js';

type Named = Pick<OrderRecord, '_id' | 'number'>;

/**
 * Does something with each of these orders, and goes on if one fails, which `retries` notes.
 * @returns those that failed
 * @throws what an outage throws
 */
export async function tryEach<T extends Named>(
  orders: readonly T[],
  retries: Retries,
  act: (order: T) => Promise<unknown>,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const order of orders)
    await act(order).catch((error: unknown) => {
      if (isOutage(error)) throw error;
      failed.push({ order, error });
    });
  retries.note(orders, failed);
  return failed;
}

/** @throws Error that names these orders, if there are any: administrators read it among the tasks. */
export function assertNone(failed: readonly Failed[]): void {
  if (failed.length === 0) return;
  throw new Error(wordsOf(failed), { cause: failed[0]?.error });
}
