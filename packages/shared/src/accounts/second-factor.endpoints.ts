import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import {
  secondFactorConfirmationSchema,
  secondFactorRemovalSchema,
  secondFactorStartSchema,
  userRowSchema,
} from './accounts.js';
import { secondFactorSchema } from './second-factor.js';

/** Setting up and removing the second factor of an account. */
export const secondFactorEndpoints = {
  getSecondFactor: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'shopper',
    summary: 'Whether the caller has a second factor',
    status: 200,
    response: ok({ secondFactor: secondFactorSchema }),
  },
  startSecondFactor: {
    method: 'POST',
    path: '/auth/start-second-factor',
    access: 'shopper',
    summary:
      'Get a new secret for an authenticator app; it does nothing until a code of it is confirmed',
    body: secondFactorStartSchema,
    status: 200,
    response: ok({
      /** Base32. */
      secret: z.string(),
      /** The secret as an `otpauth://` URI, for a QR code. */
      uri: z.string(),
    }),
  },
  turnOnSecondFactor: {
    method: 'POST',
    path: '/auth/turn-on-second-factor',
    access: 'shopper',
    summary:
      'Confirm the secret with a code: from now on every sign-in needs one. Ends all other sessions; the recovery codes are shown only here',
    body: secondFactorConfirmationSchema,
    status: 200,
    response: done({ recoveryCodes: z.array(z.string()), token: z.string() }),
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/auth/turn-off-second-factor',
    access: 'shopper',
    summary: 'Turn the second factor off, given the password and a code',
    body: secondFactorRemovalSchema,
    status: 200,
    response: done({}),
  },
  resetSecondFactor: {
    method: 'PUT',
    path: '/auth/reset-second-factor/:userId',
    access: 'admin',
    area: 'staff',
    summary: 'Turn off the second factor of another user who has lost it',
    params: z.object({ userId: objectIdSchema }),
    status: 200,
    response: done({ user: userRowSchema }),
  },
} as const satisfies Record<string, Endpoint>;
