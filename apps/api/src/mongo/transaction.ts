import mongoose, { type ClientSession } from 'mongoose';
import { busy } from '../http/errors.js';

/** A transaction that waited for others for so long is given up before its caller stops waiting. */
export const PATIENCE_MS = 12_000;

/**
 * Runs `work` as one transaction: everything it writes with the session is kept, or nothing. When it meets another
 * transaction it runs again from the start, so it must have no other effects. Who waited before it says since when.
 * @throws HttpError 503 when that goes on for too long.
 */
export async function inTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  since = performance.now(),
): Promise<T> {
  const givingUpAt = since + PATIENCE_MS;
  const patiently = (session: ClientSession) => {
    if (performance.now() > givingUpAt) throw busy();
    return work(session);
  };
  return mongoose.connection.transaction(patiently, { writeConcern: { w: 'majority' } });
}

/**
 * Whether a write failed because a unique index holds its value already; with `field`, one that this field is part of
 * (which only single writes can tell).
 */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return false;
  if (field === undefined) return true;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null && field in pattern;
}
