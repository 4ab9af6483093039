import mongoose, { type ClientSession } from 'mongoose';

/**
 * Runs `work` as one transaction: everything it writes with the session is kept, or nothing. When it meets another
 * transaction it runs again from the start, so it must have no other effects.
 */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.transaction(work, { writeConcern: { w: 'majority' } });
}

/** Whether a write failed because a unique index, among whose fields is `field`, holds its value already. */
export function isDuplicate(error: unknown, field: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return false;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null && field in pattern;
}
