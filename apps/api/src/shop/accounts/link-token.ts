import { createHash, randomBytes } from 'node:crypto';

/** A token for a link that is sent by mail. Only its digest is stored. */
export function newLinkToken(): { token: string; digest: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** What is stored of a token. It is random: it can't be guessed from its digest. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
