import { ROLE } from '@shop/shared';
import type { CurrentUser } from '@shop/http/access';
import { UserModel, type UserRecord } from '../user.model.js';
import { endTokenSession } from './end-sessions.js';
import type { SessionClient } from './session-client.js';
import { extendSession, markUsed } from './session-use.js';
import { readSession } from './read-session.js';
import { startSession } from './start-session.js';
import type { SessionRecord } from './session.model.js';
import { createTokens, type TokenClaims, type TokenSession } from './tokens.js';

/** Starts, checks, renews and ends sessions. */
export interface Sessions {
  /** Starts a session and returns its first token. */
  start(user: UserRecord, client: SessionClient, requestId: string): Promise<string>;
  /** Renews a token; undefined if it is forged or revoked, or its session is over. */
  renew(
    token: string,
    client: SessionClient,
  ): Promise<{ user: UserRecord; token: string } | undefined>;
  /** A new token for a session that stays open after the user's tokens were revoked; undefined if it has ended. */
  reissue(
    user: UserRecord,
    session: TokenSession,
    client: SessionClient,
  ): Promise<string | undefined>;
  /** The user a token belongs to, as stored now; undefined if it is forged, expired or revoked. */
  authenticate: (token: string) => Promise<(UserRecord & CurrentUser) | undefined>;
  /** Ends the session of a token that is valid or can be renewed. */
  end(token: string): Promise<void>;
  /** Whether a user is an administrator who has to set up a second factor first. */
  lacksSecondFactor(user: UserRecord): boolean;
  /** Whether the shop requires a second factor of a user. */
  requiresSecondFactor(user: Pick<UserRecord, 'role'>): boolean;
}

/** How sessions are signed, and who needs a second factor. */
export interface SessionRules {
  secret: string;
  adminSecondFactor: 'required' | 'optional';
}

export function createSessions({ secret, adminSecondFactor }: SessionRules): Sessions {
  const tokens = createTokens(secret);
  const requiresSecondFactor = ({ role }: Pick<UserRecord, 'role'>) =>
    adminSecondFactor === 'required' && role === ROLE.admin;
  const lacksSecondFactor = (user: UserRecord) =>
    requiresSecondFactor(user) && !user.secondFactorSince;

  const sessions: Sessions = {
    async start(user, client, requestId) {
      const session = await startSession(user, client, requestId);
      return tokens.issue(session, user.tokenVersion);
    },
    async renew(token, client) {
      const claims = tokens.readRenewable(token);
      const user = claims && (await userOf(claims));
      if (!user) return undefined;
      const renewed = await sessions.reissue(user, claims.session, client);
      return renewed === undefined ? undefined : { user, token: renewed };
    },
    async reissue(user, session, client) {
      return (await extendSession(session, client))
        ? tokens.issue(session, user.tokenVersion)
        : undefined;
    },
    async authenticate(token) {
      const claims = tokens.read(token);
      if (!claims) return undefined;
      const { session, tokenVersion } = claims;
      const { user, stored } = await readSession(session);
      if (user?.tokenVersion !== tokenVersion || !isGoing(session, stored)) return undefined;
      if (stored) await markUsed(stored);
      return { ...user, session, lacksSecondFactor: lacksSecondFactor(user) };
    },
    async end(token) {
      const claims = tokens.readRenewable(token);
      if (claims && (await userOf(claims))) await endTokenSession(claims.session);
    },
    lacksSecondFactor,
    requiresSecondFactor,
  };
  return sessions;
}

/** Whether the session that a token names is open, and the user's own. */
function isGoing({ user, isUnstored }: TokenSession, stored: SessionRecord | null): boolean {
  return stored ? stored.endedAt === null && stored.user.equals(user) : isUnstored;
}

async function userOf({ session, tokenVersion }: TokenClaims): Promise<UserRecord | undefined> {
  const user = await UserModel.findById(session.user).lean();
  return user?.tokenVersion === tokenVersion ? user : undefined;
}
