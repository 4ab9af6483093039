import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@shop/shared';
import { FairQueue, type Client } from '@shop/front';
import { hashThreads } from './hashing/hash-threads.js';

/** bcrypt's work factor: about 45 ms for each hash on the machine it was chosen on, off the event loop. */
const COST = 10;

/** Each hash keeps a thread busy, at a lower priority than pages and orders. */
const HASHES_AT_ONCE = Math.min(availableParallelism(), 4);
/** Maximum number of hashes that wait. */
const HASHES_WAITING = 600;

/** Maximum number of hashes per network address, running ones included: an office that signs in when work begins. */
const HASHES_PER_CLIENT = 200;

/** Clients take turns, so that many sign-ins from one address delay only each other. */
const hashing = new FairQueue({
  atOnce: HASHES_AT_ONCE,
  capacity: HASHES_AT_ONCE + HASHES_WAITING,
  clientCapacity: HASHES_PER_CLIENT,
  maxWaitMs: 12_000,
  retryAfterSeconds: 5,
});

/** Compared against when there is no such account, so that the reply takes as long as for an existing one. */
const DUMMY_HASH = `$2b$${COST}$j5jqAlRYUJkw8gf6e7GjG.bJJ0U.1M.oMwKXTA0f9ovyrXTiNztnW`;

/** The scheme of a password's hash. A hash without a scheme is plain bcrypt. */
const DIGESTED = 'nfkc-sha256-bcrypt';

/** A stored password. */
export interface PasswordSecret {
  passwordHash: string;
  passwordScheme?: string;
}

/**
 * Refuses a client whose hash would be refused or come too late, before anything is read or counted.
 * @throws HttpError 503 when too many hashes wait, or the client's would be too late; 429 when the client has too many.
 */
export function refuseIfHashesAreLate(client: Client): void {
  hashing.refuseIfLate(client);
}

/** @throws HttpError 503 when too many hashes wait, 429 when too many of one client do. */
export async function hashPassword(
  password: string,
  client: Client,
): Promise<Required<PasswordSecret>> {
  return { passwordHash: await hash(digest(password), client), passwordScheme: DIGESTED };
}

/** Whether a stored password uses the current scheme. */
export function hasCurrentScheme({ passwordScheme }: PasswordSecret): boolean {
  return passwordScheme === DIGESTED;
}

/**
 * Whether a password matches its stored hash. Without a hash, returns false after the same time.
 * @throws HttpError 503 when too many hashes wait, 429 when too many of one client do.
 */
export function passwordMatches(
  password: string,
  stored: PasswordSecret | undefined,
  client: Client,
): Promise<boolean> {
  if (!stored || hasCurrentScheme(stored))
    return matches(digest(password), stored?.passwordHash, client);
  return matchesUndigested(password, stored.passwordHash, client);
}

/** Plain bcrypt compares only the first 72 bytes: a longer text would match any with the same start. */
async function matchesUndigested(
  password: string,
  passwordHash: string,
  client: Client,
): Promise<boolean> {
  const isRight = await matches(password, passwordHash, client);
  return isRight && Buffer.byteLength(password) <= LIMITS.passwordMaxBytes;
}

/** @throws HttpError 503 when too many hashes wait, 429 when too many of one client do. */
export function hashAnswer(answer: string, client: Client): Promise<string> {
  return hash(comparedAnswer(answer), client);
}

/** Whether a security answer matches a hash, as `passwordMatches` does. */
export function answerMatches(
  answer: string,
  answerHash: string | undefined,
  client: Client,
): Promise<boolean> {
  return matches(comparedAnswer(answer), answerHash, client);
}

/** The form of a security answer for comparison: ignores case and surrounding spaces. */
function comparedAnswer(answer: string): string {
  return digest(answer.trim().normalize('NFKC').toLowerCase());
}

/**
 * The input of bcrypt: always 44 characters, because bcrypt reads 72 bytes and repeats shorter input, so that eight
 * NULs would equal one. NFKC unifies the different encodings that keyboards produce for one letter.
 */
function digest(text: string): string {
  return createHash('sha256').update(text.normalize('NFKC')).digest('base64');
}

function hash(text: string, client: Client): Promise<string> {
  return hashing.run(client, () => hashThreads.hash(text, COST));
}

async function matches(
  text: string,
  storedHash: string | undefined,
  client: Client,
): Promise<boolean> {
  const isRight = await hashing.run(client, () =>
    hashThreads.compare(text, storedHash ?? DUMMY_HASH),
  );
  return isRight && storedHash !== undefined;
}
