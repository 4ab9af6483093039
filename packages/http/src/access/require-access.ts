import {
  isGranted,
  missingPermission,
  PERMISSION_MISSING,
  ROLE,
  type Endpoint,
} from '@shop/shared';
import type { Request, RequestHandler } from 'express';
import type { Authenticate, CurrentUser } from './access.js';
import { clientOf } from '../front/client.js';
import { contextOf } from '../context.js';
import { forbidden, secondFactorMissing, unauthorized } from '../errors/errors.js';

/**
 * Passes a request on if its caller has access, and stores the caller in its context.
 * @throws HttpError 401 without a valid token; 403 where an administrator is required, their second factor, a permission, or
 * an API key with another area.
 */
export function requireAccess(endpoint: Endpoint, authenticate: Authenticate): RequestHandler {
  return async (req, res, next) => {
    if (endpoint.access !== 'public') {
      const token = tokenOf(req);
      const user = token && (await authenticate(token, clientOf(req).key));
      if (!user) throw unauthorized();
      if (user.grants && !isGranted(endpoint, user.grants))
        throw forbidden('This API key does not let you do this');
      if (endpoint.access === 'admin') assertAdmin(user, endpoint);
      contextOf(res).user = user;
    }
    next();
  };
}

function assertAdmin(user: CurrentUser, endpoint: Endpoint): void {
  if (user.role !== ROLE.admin) throw forbidden();
  if (user.lacksSecondFactor) throw secondFactorMissing();
  const missing = missingPermission(endpoint, user);
  if (missing) throw forbidden(PERMISSION_MISSING(missing));
}

/** The token is the whole Authorization header; `Bearer <token>` is also accepted. */
export function tokenOf(req: Request): string | undefined {
  return req.get('authorization')?.replace(/^Bearer /i, '');
}
