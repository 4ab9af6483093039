import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { CreatingCall } from './creation.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is derived from a creating call and its key. Without both and the shop's secret, none of it can be found out. */
export interface CallSecrets {
  /** Digest of the caller, the call and the key. */
  id: string;
  /** Digest of what was sent. */
  input: string;
  seal(reply: unknown): Buffer;
  /** Opens what a call with the same key and the same input has sealed. */
  open(sealed: Buffer): unknown;
}

/**
 * Derives them. A call without a sign-in belongs to what it sends instead of to a user: only somebody who knows all of
 * it, the password included, gets its reply.
 */
export async function callSecrets(
  call: CreatingCall,
  key: string,
  secret: string,
): Promise<CallSecrets> {
  const digest = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(['Idempotency-Key', ...parts]));
  const sent = await sentBy(call);
  const input = digest('input', key, sent).digest('base64url');
  const caller = call.user?._id.toHexString() ?? input;
  const replyKey = digest('reply', key, sent).digest();
  return {
    id: digest('id', caller, nameOf(call), key).digest('base64url'),
    input,
    seal(reply) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, replyKey, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const tagAt = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, replyKey, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, tagAt));
      const text = Buffer.concat([decipher.update(sealed.subarray(tagAt)), decipher.final()]);
      return JSON.parse(text.toString()) as unknown;
    },
  };
}

/** Method and path of a call. */
export function nameOf({ endpoint }: Pick<CreatingCall, 'endpoint'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** The parsed fields in the contract's order, and a digest of the photo. */
async function sentBy({ input, photo }: CreatingCall): Promise<string> {
  // In a thread: a photo has up to 5 MB.
  const bytes =
    photo && new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(photo)));
  return JSON.stringify([
    input.params,
    input.query,
    input.body,
    bytes && Buffer.from(bytes).toString('hex'),
  ]);
}
