import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Authenticate } from '../http/access.js';
import { UserModel, type UserRecord } from './user.model.js';

const ALGORITHM = 'HS256';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds that a token is valid. */
const LIFETIME = 30 * MINUTE;
/** Seconds that an expired token can still be renewed: a laptop that slept overnight stays signed in. */
const GRACE = 12 * HOUR;
/** Seconds after which a session ends, however often it was renewed. */
const SESSION = 14 * 24 * HOUR;

const payloadSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** The account's `tokenVersion` when it was issued. */
  ver: z.int(),
  /** When the session started. Like `exp` in seconds since 1970. */
  since: z.int(),
  exp: z.int(),
});
type Payload = z.output<typeof payloadSchema>;

type TokenUser = Pick<UserRecord, '_id' | 'tokenVersion'>;

/** Signs and reads tokens with the shop's secret. */
export interface Tokens {
  /** A token that starts a session. */
  issue(user: TokenUser): string;
  /** A token that continues another's session; undefined if that token is forged or revoked, or its session over. */
  renew(token: string): Promise<{ user: UserRecord; token: string } | undefined>;
  /** The user a token belongs to, as stored now; undefined if it is forged, expired or revoked. */
  authenticate: Authenticate;
}

export function createTokens(secret: string): Tokens {
  function sign({ _id, tokenVersion }: TokenUser, since: number): string {
    const exp = Math.min(now() + LIFETIME, since + SESSION);
    const payload = { ver: tokenVersion, since, exp };
    return jwt.sign(payload, secret, { algorithm: ALGORITHM, subject: _id.toHexString() });
  }
  return {
    issue: (user) => sign(user, now()),
    async renew(token) {
      const payload = verify(token, secret, { ignoreExpiration: true });
      if (!payload || isOver(payload)) return undefined;
      const user = await userOf(payload);
      return user && { user, token: sign(user, payload.since) };
    },
    async authenticate(token) {
      const payload = verify(token, secret);
      return payload && userOf(payload);
    },
  };
}

function isOver({ since, exp }: Payload): boolean {
  return now() >= exp + GRACE || now() >= since + SESSION;
}

async function userOf({ sub, ver }: Payload): Promise<UserRecord | undefined> {
  const user = await UserModel.findById(sub).lean();
  return user?.tokenVersion === ver ? user : undefined;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

function verify(token: string, secret: string, options: jwt.VerifyOptions = {}) {
  try {
    const payload = jwt.verify(token, secret, { ...options, algorithms: [ALGORITHM] });
    return payloadSchema.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
