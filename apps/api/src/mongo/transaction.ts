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
  let used: ClientSession | undefined;
  const run = (session: ClientSession) => {
    used = session;
    if (performance.now() > deadline) throw busy();
    return work(session);
  };
  let isCommitted = false;
  try {
    const result = await mongoose.connection.transaction(run, { writeConcern: { w: 'majority' } });
    isCommitted = true;
    return result;
  } finally {
    const acts = (used && afterwards.get(used)) ?? [];
    await Promise.all(acts.map(async (act) => act(isCommitted)));
  }
}

/** What is done when the outcome of a transaction is known; `isCommitted` is also false when it can't be known. */
type Afterwards = (isCommitted: boolean) => Promise<void> | void;

const afterwards = new WeakMap<ClientSession, Afterwards[]>();

/** Calls `act` when the outcome of a transaction is known, or can't be known, and awaits it before `inTransaction` returns. */
export function afterTransaction(session: ClientSession, act: Afterwards): void {
  afterwards.set(session, [...(afterwards.get(session) ?? []), act]);
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
