import { createHash } from 'node:crypto';
import { LIMITS } from '@shop/shared';
import bcrypt from 'bcrypt';
import { HashingQueue } from './hashing-queue.js';

/** bcrypt's work factor: about 45 ms for each hash on the machine it was chosen on, off the event loop. */
const COST = 10;

const queue = new HashingQueue();

/** Stands in for an account that does not exist, so that looking for one takes as long as finding it. */
const NOBODY = bcrypt.hashSync('nobody has this password', COST);

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => bcrypt.hash(password, COST));
}

/**
 * Whether a password fits a hash. Without a hash the answer is no, after the same time; so it is for one that is longer
 * than a password can be, because bcrypt would compare only its beginning.
 */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const fits = await queue.run(() => bcrypt.compare(password, hash ?? NOBODY));
  return fits && hash !== undefined && Buffer.byteLength(password) <= LIMITS.passwordMaxBytes;
}

/** Answers are compared without regard to case and outer spaces, and as a digest, because they may be longer than bcrypt reads. */
function comparedAnswer(answer: string): string {
  const plain = answer.trim().normalize('NFKC').toLowerCase();
  return createHash('sha256').update(plain).digest('base64');
}

export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(comparedAnswer(answer));
}

export function answerFits(answer: string, hash: string | undefined): Promise<boolean> {
  return passwordFits(comparedAnswer(answer), hash);
}
