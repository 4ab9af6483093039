import { isOutage } from '@shop/http';
import type { OrderRecord } from '../../order.model.js';

type Named = Pick<OrderRecord, '_id' | 'number'>;

interface Failed {
  order: Named;
  error: unknown;
}

/** Does something with each of these orders, and goes on if one fails. @returns those. @throws what an outage throws. */
export async function tryEach<T extends Named>(
  orders: readonly T[],
  act: (order: T) => Promise<unknown>,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const order of orders)
    await act(order).catch((error: unknown) => {
      if (isOutage(error)) throw error;
      failed.push({ order, error });
    });
  return failed;
}

/** @throws Error that names these orders, if there are any: administrators read it among the tasks. */
export function assertNone(failed: readonly Failed[]): void {
  if (failed.length === 0) return;
  const told = failed.map(({ order, error }) => `order ${order.number} (${String(error)})`);
  throw new Error(`No invoice: ${told.join(', ')}`, { cause: failed[0]?.error });
}
