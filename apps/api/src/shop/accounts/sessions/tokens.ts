import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { CurrentUser } from '@shop/http/access';

const ALGORITHM = 'HS256';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds that a token is valid for. */
const LIFETIME = 30 * MINUTE;
/** Seconds that an expired token can still be renewed: a laptop that slept through the night stays signed in. */
const GRACE = 12 * HOUR;
/** Seconds after which a session ends, however often it was renewed. */
const SESSION = 14 * 24 * HOUR;

const idSchema = z.string().regex(/^[0-9a-f]{24}$/);
const payloadSchema = z.object({
  sub: idSchema,
  /** The account's `tokenVersion` when the token was issued. */
  ver: z.int(),
  /** The session's id. Tokens issued before sessions were stored have none. */
  sid: idSchema.optional(),
  /** When the session began. Like `exp` in seconds since 1970. */
  since: z.int(),
  exp: z.int(),
});

/** The session a token belongs to. */
export type TokenSession = CurrentUser['session'];

/** The content of a token. */
export interface TokenClaims {
  session: TokenSession;
  tokenVersion: number;
}

/** Signs and reads tokens with the shop's secret. */
export interface Tokens {
  issue(session: Omit<TokenSession, 'isUnstored'>, tokenVersion: number): string;
  /** The content of a token; undefined if it is forged or has expired. */
  read(token: string): TokenClaims | undefined;
  /** Like `read`, also for a token that has expired but can still be renewed. */
  readRenewable(token: string): TokenClaims | undefined;
}

export function createTokens(secret: string): Tokens {
  // Given a string, the library first tries to parse it as a public key, which costs a millisecond per token.
  const key = createSecretKey(secret, 'utf8');
  return {
    issue({ _id, user, startedAt }, tokenVersion) {
      const since = seconds(startedAt.getTime());
      const exp = Math.min(seconds(Date.now()) + LIFETIME, since + SESSION);
      const payload = { ver: tokenVersion, sid: _id.toHexString(), since, exp };
      return jwt.sign(payload, key, { algorithm: ALGORITHM, subject: user.toHexString() });
    },
    read(token) {
      const payload = verify(token, key);
      return payload && claimsOf(payload);
    },
    readRenewable(token) {
      const payload = verify(token, key, { ignoreExpiration: true });
      if (!payload) return undefined;
      const end = Math.min(payload.exp + GRACE, payload.since + SESSION);
      return seconds(Date.now()) < end ? claimsOf(payload) : undefined;
    },
  };
}

/** When a session's tokens can no longer be renewed, if the last one is issued now. */
export function sessionExpiry(startedAt: Date): Date {
  const afterIdle = Date.now() + (LIFETIME + GRACE) * 1000;
  return new Date(Math.min(afterIdle, startedAt.getTime() + SESSION * 1000));
}

function claimsOf({ sub, ver, sid, since }: z.output<typeof payloadSchema>): TokenClaims {
  return {
    session: {
      _id: new Types.ObjectId(sid ?? derivedId(`${sub} ${ver} ${since}`)),
      user: new Types.ObjectId(sub),
      startedAt: new Date(since * 1000),
      isUnstored: sid === undefined,
    },
    tokenVersion: ver,
  };
}

/** The same id for all tokens of a session that was not stored, so that several tabs share one stored session. */
function derivedId(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

function verify(token: string, key: KeyObject, options: jwt.VerifyOptions = {}) {
  try {
    const payload = jwt.verify(token, key, { ...options, algorithms: [ALGORITHM] });
    return payloadSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
