import { z } from 'zod';
import {
  credentialsSchema,
  loginSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  roleInputSchema,
  userListQuerySchema,
  userRowSchema,
  userTagsInputSchema,
  userSchema,
} from './accounts.js';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { objectIdSchema } from '../contract/fields.js';
import { secondFactorNeedSchema } from './second-factor.js';
import { taxExemptionInputSchema } from './tax-exemption.js';
import { preferencesSchema } from '../workplace/preferences.js';

const signedIn = { user: userSchema, token: z.string() };
const allowed = { ok: z.literal(true) };

/** Registration, sign-in, password reset, profile, the access checks of the route guards, and the user list. */
export const accountEndpoints = {
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Register a new account',
    body: registrationSchema,
    creates: true,
    status: 201,
    response: done({ user: userSchema }),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary:
      'Sign in; an account with a second factor needs `otp` too, and answers 401 with `secondFactor: required` without it. With `newpassword` in the body it resets the password instead',
    body: loginSchema,
    bodyShape: z.union([credentialsSchema, passwordResetSchema]),
    status: 200,
    response: z.union([
      // `missing`: this administrator has to set up a second factor first.
      done({ ...signedIn, secondFactor: secondFactorNeedSchema.exclude(['required']).optional() }),
      done({}),
    ]),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Set a new password, given the security answer',
    body: passwordResetSchema,
    status: 200,
    response: done({}),
  },
  renewSession: {
    method: 'POST',
    path: '/auth/renew',
    access: 'public',
    summary:
      'Exchange a token that is about to expire or has just expired for a new one, within its session',
    status: 200,
    response: ok(signedIn),
  },
  checkUser: {
    method: 'GET',
    path: '/auth/user-auth',
    access: 'shopper',
    summary: 'Check that the token belongs to a user',
    status: 200,
    response: ok(allowed),
  },
  checkAdmin: {
    method: 'GET',
    path: '/auth/admin-auth',
    access: 'admin',
    area: 'any',
    summary:
      'Check that the token belongs to an administrator; what they chose for their screens is in the reply',
    status: 200,
    response: ok({
      ...allowed,
      permissions: userSchema.shape.permissions,
      /** Absent before the first choice. */
      preferences: preferencesSchema.optional(),
    }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/profile',
    access: 'shopper',
    summary:
      'Change name, phone, address or password; a new password revokes every token, so the reply has a new one',
    body: profileSchema,
    status: 200,
    response: done({ updatedUser: userSchema, token: z.string().optional() }),
    messageAlias: 'error',
  },
  listUsers: {
    method: 'GET',
    path: '/auth/all-users',
    access: 'admin',
    area: 'customers',
    summary:
      'Users, paged, newest first unless sorted; searched by the beginnings of e-mail addresses, phone numbers and words of names and addresses',
    query: userListQuerySchema,
    status: 200,
    response: ok({ users: z.array(userRowSchema), total: z.int() }),
  },
  updateUserRole: {
    method: 'PUT',
    path: '/auth/user-role/:userId',
    access: 'admin',
    area: 'staff',
    summary:
      'Make a user an administrator (1) with all permissions or a shopper (0), with immediate effect; the last administrator can’t be dismissed',
    params: z.object({ userId: objectIdSchema }),
    body: roleInputSchema,
    status: 200,
    response: done({ user: userRowSchema }),
  },
  updateTaxExemption: {
    method: 'PUT',
    path: '/auth/tax-exemption/:userId',
    access: 'admin',
    area: 'customers',
    summary:
      'Exempt a customer from tax under their tax number, from their next order on; an empty number ends it; 409 if `numberBefore` is given and differs',
    params: z.object({ userId: objectIdSchema }),
    body: taxExemptionInputSchema,
    status: 200,
    response: done({ user: userRowSchema }),
  },
  updateUserTags: {
    method: 'PUT',
    path: '/auth/user-tags/:userId',
    access: 'admin',
    area: 'customers',
    summary:
      'Set the tags of a customer, by which promotions know them; 409 unless they have `tagsBefore`',
    params: z.object({ userId: objectIdSchema }),
    body: userTagsInputSchema,
    status: 200,
    response: done({ user: userRowSchema }),
  },
} as const satisfies Record<string, Endpoint>;
