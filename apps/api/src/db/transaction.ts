import mongoose, { type ClientSession } from 'mongoose';

/**
 * Runs `work` as one transaction: everything it writes with the session is kept, or nothing. When it meets another
 * transaction it runs again from the start, so it must have no other effects.
 */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.transaction(work, { writeConcern: { w: 'majority' } });
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
