import type { Types } from 'mongoose';
import type { OrderRecord } from '../../order.model.js';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60_000;

type Named = Pick<OrderRecord, '_id' | 'number'>;

/** An order with which something failed. */
export interface Failed {
  order: Named;
  error: unknown;
}

/**
 * Orders with which something failed in this process: each waits longer after each failure, and holds up no other one.
 */
export class Retries {
  private readonly failures = new Map<string, Failed & { tries: number; until: number }>();

  /** The ids of the orders that are not to be tried yet. */
  waiting(now = Date.now()): Types.ObjectId[] {
    return [...this.failures.values()]
      .filter(({ until }) => until > now)
      .map(({ order }) => order._id);
  }

  /** Notes how it went with these orders. */
  note(tried: readonly Named[], failed: readonly Failed[], now = Date.now()): void {
    for (const { order, error } of failed) {
      const key = order._id.toHexString();
      const tries = (this.failures.get(key)?.tries ?? 0) + 1;
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
      this.failures.set(key, { order, error, tries, until: now + waitMs });
    }
    const faulty = new Set(failed.map(({ order }) => order._id.toHexString()));
    for (const { _id } of tried)
      if (!faulty.has(_id.toHexString())) this.failures.delete(_id.toHexString());
  }

  /** What administrators read of those that have failed and wait; undefined without any. */
  standing(now = Date.now()): string | undefined {
    const waiting = [...this.failures.values()].filter(({ until }) => until > now);
    return waiting.length > 0 ? wordsOf(waiting) : undefined;
  }
}

/** That these orders have no invoice, and why. */
export function wordsOf(failed: readonly Failed[]): string {
  const told = failed.map(({ order, error }) => `order ${order.number} (${String(error)})`);
  return `No invoice: ${told.join(', ')}`;
}
