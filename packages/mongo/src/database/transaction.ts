import mongoose, { type ClientSession } from 'mongoose';

/** A transaction met so many conflicts that there is no time left to run it again. */
export class TransactionTimeoutError extends Error {
  override name = 'TransactionTimeoutError';

  constructor() {
    super('The transaction could not be completed in time');
  }
}

/** How long a transaction may be retried. Shorter than callers wait. */
export const TRANSACTION_DEADLINE_MS = 12_000;

/**
 * Runs `work` as one transaction: either all of its writes with the session are kept, or none. After a conflict with
 * another transaction it runs again from the start, so it must have no other side effects.
 * @param since when the caller began to wait, by `performance.now()`.
 * @throws TransactionTimeoutError if the retries take too long.
 */
export async function inTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  since = performance.now(),
): Promise<T> {
  const deadline = since + TRANSACTION_DEADLINE_MS;
  let used: ClientSession | undefined;
  const run = (session: ClientSession) => {
    used = session;
    if (performance.now() > deadline) throw new TransactionTimeoutError();
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

/** Called when the outcome of a transaction is known; `isCommitted` is also false if it can't be determined. */
type Afterwards = (isCommitted: boolean) => Promise<void> | void;

const afterwards = new WeakMap<ClientSession, Afterwards[]>();

/** Registers `act`, which `inTransaction` calls and awaits before it returns, whatever the outcome. */
export function afterTransaction(session: ClientSession, act: Afterwards): void {
  afterwards.set(session, [...(afterwards.get(session) ?? []), act]);
}

/**
 * Whether a write failed because its value already exists in a unique index; with `field`, in an index that includes
 * this field (which only the errors of single writes tell).
 */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) return false;
  if (field === undefined) return true;
  const pattern: unknown = error.keyPattern;
  return typeof pattern === 'object' && pattern !== null && field in pattern;
}
