import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Authenticate } from '../http/access.js';
import { UserModel, type UserRecord } from './user.model.js';

const ALGORITHM = 'HS256';
const LIFETIME = '7d';

const payloadSchema = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), ver: z.int() });

/** Signs and reads tokens with the shop's secret. */
export interface Tokens {
  issue(user: Pick<UserRecord, '_id' | 'tokenVersion'>): string;
  /** The user a token stands for, as the database knows them now; undefined if it is forged, expired or revoked. */
  authenticate: Authenticate;
}

export function createTokens(secret: string): Tokens {
  return {
    issue({ _id, tokenVersion }) {
      return jwt.sign({ ver: tokenVersion }, secret, {
        algorithm: ALGORITHM,
        expiresIn: LIFETIME,
        subject: _id.toHexString(),
      });
    },
    async authenticate(token) {
      const payload = verify(token, secret);
      if (!payload) return undefined;
      const user = await UserModel.findById(payload.sub).lean();
      return user?.tokenVersion === payload.ver ? user : undefined;
    },
  };
}

function verify(token: string, secret: string) {
  try {
    return payloadSchema.safeParse(jwt.verify(token, secret, { algorithms: [ALGORITHM] })).data;
  } catch {
    return undefined;
  }
}
