import mongoose, { type ClientSession } from 'mongoose';
import { busy } from '../http/errors.js';

/** How long a transaction may be retried. It gives up before its caller does. */
export const TRANSACTION_DEADLINE_MS = 12_000;

/**
 * Runs `work` as one transaction: everything it writes with the session is kept, or nothing. When it conflicts with
 * another transaction it runs again from the start, so it must have no other effects.
 * @param since when the caller began to wait, as `performance.now()` has it.
 * @throws HttpError 503 when the retries take too long.
 */
export async function inTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  since = performance.now(),
): Promise<T> {
  const deadline = since + TRANSACTION_DEADLINE_MS;
  const run = (session: ClientSession) => {
    if (performance.now() > deadline) throw busy();
    return work(session);
  };
  return mongoose.connection.transaction(run, { writeConcern: { w: 'majority' } });
}

/**
 * Whether a write failed because its value is already in a unique index; with `field`, in one that includes this field
 * (which only the errors of single writes say).
 */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return false;
  if (field === undefined) return true;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null && field in pattern;
}
