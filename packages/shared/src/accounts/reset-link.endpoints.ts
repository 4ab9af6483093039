import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { linkResetSchema, resetLinkRequestSchema } from './reset-link.js';

/** Resetting a password by a link that is sent by mail. */
export const resetLinkEndpoints = {
  getResetWays: {
    method: 'GET',
    path: '/auth/reset-ways',
    access: 'public',
    summary: 'How a password can be reset: by a link that is sent by mail, by the security answer',
    status: 200,
    response: ok({ link: z.boolean(), answer: z.boolean() }),
  },
  sendResetLink: {
    method: 'POST',
    path: '/auth/reset-link',
    access: 'public',
    summary:
      'Send a link to reset the password, which works once within 30 minutes; the reply says nothing about whether there is such an account',
    body: resetLinkRequestSchema,
    status: 200,
    response: done({}),
  },
  resetPasswordByLink: {
    method: 'POST',
    path: '/auth/reset-by-link',
    access: 'public',
    summary: 'Set a new password, given the token of the link; every session of the account ends',
    body: linkResetSchema,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
