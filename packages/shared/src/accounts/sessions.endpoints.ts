import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import { sessionRowSchema } from './sessions.js';

/** Listing and ending a user's own sessions. */
export const sessionEndpoints = {
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'End the session of the token, which may have expired; without one nothing happens',
    status: 200,
    response: done({}),
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'shopper',
    summary: 'The caller’s sessions, at most 100, last used first',
    status: 200,
    response: ok({ sessions: z.array(sessionRowSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'shopper',
    summary: 'End one of the caller’s sessions, with immediate effect',
    params: z.object({ sessionId: objectIdSchema }),
    status: 200,
    response: done({}),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/end-other-sessions',
    access: 'shopper',
    summary:
      'End every session of the caller but this one; all earlier tokens are revoked, so the reply has a new one',
    status: 200,
    response: done({ token: z.string() }),
  },
  endAllSessions: {
    method: 'POST',
    path: '/auth/end-all-sessions',
    access: 'shopper',
    summary: 'Sign the caller out everywhere, here too',
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
