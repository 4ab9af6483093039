import { ROLE, type Access } from '@shop/shared';
import type { Request, RequestHandler } from 'express';
import type { Authenticate, CurrentUser } from './access.js';
import { contextOf } from '../context.js';
import { forbidden, secondFactorMissing, unauthorized } from '../errors/errors.js';

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
