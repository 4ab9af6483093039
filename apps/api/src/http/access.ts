import { ROLE, type Access, type Role } from '@shop/shared';
import type { Request, RequestHandler } from 'express';
import type { Types } from 'mongoose';
import { contextOf } from './context.js';
import { forbidden, secondFactorMissing, unauthorized } from './errors.js';

/** The signed-in user on whose behalf a request runs, as stored now. */
export interface CurrentUser {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** From the presented token; the account's current version may be higher. */
  readonly tokenVersion: number;
  /** The session of the token. */
  readonly session: {
    readonly _id: Types.ObjectId;
    readonly user: Types.ObjectId;
    readonly startedAt: Date;
    /** Whether the session began before sessions were stored, and is still not stored. */
    readonly isUnstored: boolean;
  };
  /** Whether they are an administrator who has to set up a second factor before anything else. */
  readonly lacksSecondFactor: boolean;
}

/** Who acts, and in which request, for audit entries. The operator on the command line has no id. */
export interface Actor {
  readonly _id: Types.ObjectId | null;
  readonly name: string;
  readonly email: string;
  readonly requestId: string;
}

/** An administrator who acts through the API. */
export interface SignedInActor extends CurrentUser {
  readonly requestId: string;
}

/** Finds the user a token belongs to; undefined if it is invalid or no longer valid. */
export type Authenticate = (token: string) => Promise<CurrentUser | undefined>;

/**
 * Passes a request on if its caller has access, and stores the caller in its context.
 * @throws HttpError 401 without a valid token, 403 where an administrator is required, or their second factor.
 */
export function requireAccess(access: Access, authenticate: Authenticate): RequestHandler {
  return async (req, res, next) => {
    if (access !== 'public') {
      const token = tokenOf(req);
      const user = token && (await authenticate(token));
      if (!user) throw unauthorized();
      if (access === 'admin') assertAdmin(user);
      contextOf(res).user = user;
    }
    next();
  };
}

function assertAdmin({ role, lacksSecondFactor }: CurrentUser): void {
  if (role !== ROLE.admin) throw forbidden();
  if (lacksSecondFactor) throw secondFactorMissing();
}

/** The token is the whole Authorization header; `Bearer <token>` is also accepted. */
export function tokenOf(req: Request): string | undefined {
  return req.get('authorization')?.replace(/^Bearer /i, '');
}
