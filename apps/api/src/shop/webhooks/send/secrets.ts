import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookRecord } from '../webhook.model.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, in the form of the Standard Webhooks scheme. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** What is signed: the message's id, the time of sending in seconds, and the body. */
export interface SignedParts {
  id: string;
  seconds: number;
  body: string;
}

/** A signature of the Standard Webhooks scheme: `v1,…`. */
export function signature(secret: string, { id, seconds, body }: SignedParts): string {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** The signatures by all secrets that are valid now, the newest first. */
export function signatures(
  { secret, earlierSecrets }: Pick<WebhookRecord, 'secret' | 'earlierSecrets'>,
  parts: SignedParts,
): string {
  const valid = earlierSecrets.filter(({ until }) => until.getTime() > Date.now());
  return [secret, ...valid.map((earlier) => earlier.secret)]
    .map((one) => signature(one, parts))
    .join(' ');
}
