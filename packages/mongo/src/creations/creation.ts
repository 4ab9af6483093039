import type { ClientSession, Types } from 'mongoose';

/** The reply about something that a transaction has just created. */
export interface Created<Reply> {
  reply: Reply;
  /** The users, besides the caller, whose personal data the reply has: it is forgotten with their accounts. */
  people?: readonly Types.ObjectId[];
}

/**
 * What a controller of a creating call returns: everything that takes time, such as hashing, is done, and the writes are
 * left to the route, which keeps the reply for repeated calls in the same transaction.
 */
export interface Creation<Reply> {
  /** Writes and presents it. May run again after a conflict, so it must have no other side effects. */
  readonly create: (session: ClientSession) => Promise<Created<Reply>>;
  /** Runs the transaction, perhaps several times, and handles the errors that unique indexes raise at its end. */
  readonly around?: (transaction: () => Promise<Reply>) => Promise<Reply>;
}

/** A creating call, with everything that must be the same when it is repeated. */
export interface CreatingCall {
  /** Its `Idempotency-Key`. */
  key: string | undefined;
  endpoint: { readonly method: string; readonly path: string };
  input: { params: unknown; query: unknown; body: unknown };
  photo: Buffer | undefined;
  user: { readonly _id: Types.ObjectId } | undefined;
  /** Network address of the caller. */
  address: string;
}

/**
 * Carries out a creating call, once for each `Idempotency-Key`.
 * @param prepare the controller, which is not called if the reply is known.
 * @returns the reply, of the first call with this key.
 */
export type CreateOnce = (
  call: CreatingCall,
  prepare: () => Promise<Creation<unknown>>,
) => Promise<unknown>;
