import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/** By which a key is told from a token, and found where it must not be. */
const PREFIX = 'shopkey_';
const SECRET_BYTES = 32;

/** A key as a program sends it: `shopkey_`, its id, and its secret part. */
export interface KeyText {
  id: Types.ObjectId;
  digest: string;
}

/** A new key, and the digest that is stored of it. */
export function newKey(id: Types.ObjectId): { key: string; digest: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { key: `${PREFIX}${id.toHexString()}_${secret}`, digest: digestOf(secret) };
}

/** Whether a text is meant as a key. */
export function isKey(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** The parts of a key; undefined if it is none. */
export function readKey(text: string): KeyText | undefined {
  const [, id, secret] = /^shopkey_([0-9a-f]{24})_([\w-]{43})$/.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return { id: new Types.ObjectId(id), digest: digestOf(secret) };
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
