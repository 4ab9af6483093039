import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { isDuplicate } from '../database/transaction.js';
import { UNSYNCED } from '../database/unsynced.js';
import { CreationKeyModel, KEPT_SECONDS, type CreationKeyRecord } from './creation-key.model.js';
import { CallUnderWayError, KeyReusedError } from './errors.js';

/** Longer than any creating call takes. After that, its process must have died. */
const LEASE_MS = 30_000;

/** A key that the current request holds, or the sealed reply of the request that has created it. */
export type Claim = { holder: string } | { reply: Buffer };

/** A key that a request holds. */
export type HeldKey = Pick<CreationKeyRecord, '_id'> & { holder: string };

type Claimed = Pick<CreationKeyRecord, '_id' | 'call' | 'by' | 'people' | 'input'>;

/**
 * Claims a key for the current request.
 * @throws KeyReusedError if the key was used for other input; CallUnderWayError while another request holds it.
 */
export async function claim(claimed: Claimed): Promise<Claim> {
  const holder = randomUUID();
  const { _id, ...facts } = claimed;
  const record = { ...facts, holder, at: new Date(), reply: null };
  const options = { writeConcern: UNSYNCED };
  try {
    // A lost claim only lets the request fail: what it creates is committed together with the reply.
    await CreationKeyModel.collection.insertOne({ _id, ...record } as never, options);
    return { holder };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  const earlier = await CreationKeyModel.findById(_id).lean();
  // It was released just now.
  if (!earlier) throw new CallUnderWayError();
  if (!isOver(earlier)) {
    if (earlier.input !== claimed.input) throw new KeyReusedError();
    if (earlier.reply) return { reply: Buffer.from(earlier.reply.buffer) };
    if (Math.abs(Date.now() - earlier.at.getTime()) < LEASE_MS) throw new CallUnderWayError();
  }
  const takeOver = { _id, holder: earlier.holder, at: earlier.at };
  const { matchedCount } = await CreationKeyModel.updateOne(takeOver, { $set: record }, options);
  if (matchedCount === 0) throw new CallUnderWayError();
  return { holder };
}

/** Releases a key whose request has created nothing. It stays if it turns out that the transaction was committed. */
export async function releaseKey({ _id, holder }: HeldKey): Promise<void> {
  await CreationKeyModel.deleteOne({ _id, holder });
}

/**
 * Keeps the reply in the transaction that creates it.
 * @throws CallUnderWayError if another request has taken the key over.
 */
export async function keepReply(
  { _id, holder }: HeldKey,
  kept: Pick<CreationKeyRecord, 'reply' | 'people'>,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await CreationKeyModel.updateOne(
    { _id, holder },
    { $set: { ...kept, holder: null } },
    { session },
  );
  if (matchedCount === 0) throw new CallUnderWayError();
}

/** Expired records are removed a little later. */
function isOver({ at }: CreationKeyRecord): boolean {
  return Date.now() - at.getTime() >= KEPT_SECONDS * 1_000;
}
