import { ROLE, type Access, type Role } from '@shop/shared';
import type { Request, RequestHandler } from 'express';
import type { Types } from 'mongoose';
import { forbidden, unauthorized } from './errors.js';

/** The signed-in user on whose behalf a request runs, as stored now. */
export interface CurrentUser {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Of the token that was presented; the account's own may be higher by now. */
  readonly tokenVersion: number;
}

/** Who acts, and in which request, as the audit trail names them. On the command line they have no id. */
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

/** Finds the user a token belongs to; undefined when it is not, or no longer, valid. */
export type Authenticate = (token: string) => Promise<CurrentUser | undefined>;

/**
 * Lets a request pass if its caller may make it, and stores the caller in `res.locals.user`.
 * @throws HttpError 401 without a valid token, 403 where an administrator is required.
 */
export function requireAccess(access: Access, authenticate: Authenticate): RequestHandler {
  return async (req, res, next) => {
    if (access !== 'public') {
      const token = tokenOf(req);
      const user = token && (await authenticate(token));
      if (!user) throw unauthorized();
      if (access === 'admin' && user.role !== ROLE.admin) throw forbidden();
      res.locals.user = user;
    }
    next();
  };
}

/** The token is the whole Authorization header; `Bearer <token>` is accepted too. */
export function tokenOf(req: Request): string | undefined {
  return req.get('authorization')?.replace(/^Bearer /i, '');
}
