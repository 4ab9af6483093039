import type { ClientSession, Types } from 'mongoose';
import { CreationKeyModel, KEPT_SECONDS } from './creation-key.model.js';

/** A creating call of a user whose reply is kept for its repeats. */
export interface KeptCall {
  /** Method and path of the contract. */
  call: string;
  at: Date;
  keptUntil: Date;
}

/** Maximum number of calls returned. */
const MOST_CALLS = 10_000;

/** The creating calls that a user has made, latest first; among them the registration. */
export async function keptCallsOf(person: Types.ObjectId): Promise<KeptCall[]> {
  const kept = await CreationKeyModel.find({ people: person, by: { $in: [person, null] } })
    .select({ call: 1, at: 1 })
    .sort({ at: -1 })
    .limit(MOST_CALLS)
    .lean();
  return kept.map(({ call, at }) => ({
    call,
    at,
    keptUntil: new Date(at.getTime() + KEPT_SECONDS * 1_000),
  }));
}

/** Deletes every kept reply that has data of this person, and their own keys. */
export async function forgetKeysOf(person: Types.ObjectId, session: ClientSession): Promise<void> {
  await CreationKeyModel.deleteMany({ people: person }, { session });
}
