import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@shop/shared';
import bcrypt from 'bcrypt';
import { BoundedQueue } from '../queues/bounded-queue.js';

/** bcrypt's work factor: about 45 ms for each hash on the machine it was chosen on, off the event loop. */
const COST = 10;

/** Each hash keeps one core and one of libuv's four threads busy; compression and file reads need those threads too. */
const HASHES_AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** Hashes that wait at most: a few seconds of work. */
const HASHES_WAITING = 200;

const hashing = new BoundedQueue({
  atOnce: HASHES_AT_ONCE,
  capacity: HASHES_AT_ONCE + HASHES_WAITING,
  retryAfterSeconds: 5,
});

/** Compared against when there is no such account, so that an unknown one takes as long as a known one. */
const DUMMY_HASH = bcrypt.hashSync('no account has this password', COST);

/** @throws HttpError 503 when too many hashes wait. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => bcrypt.hash(password, COST));
}

/**
 * Whether a password matches a hash. Without a hash it never does, after the same time. Nor does a password that is
 * longer than any can be: bcrypt would compare only its beginning.
 * @throws HttpError 503 when too many hashes wait.
 */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const matches = await hashing.run(() => bcrypt.compare(password, hash ?? DUMMY_HASH));
  return matches && hash !== undefined && Buffer.byteLength(password) <= LIMITS.passwordMaxBytes;
}

/** Answers are compared without case and outer spaces, and as a digest because they may be longer than bcrypt reads. */
function comparedAnswer(answer: string): string {
  const plain = answer.trim().normalize('NFKC').toLowerCase();
  return createHash('sha256').update(plain).digest('base64');
}

/** @throws HttpError 503 when too many hashes wait. */
export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(comparedAnswer(answer));
}

/** Whether a security answer matches a hash, as `passwordMatches` does. */
export function answerMatches(answer: string, hash: string | undefined): Promise<boolean> {
  return passwordMatches(comparedAnswer(answer), hash);
}
