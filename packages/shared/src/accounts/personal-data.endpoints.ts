import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done } from '../contract/replies.js';
import { ownerProofSchema, personalDataSchema } from './personal-data.js';

const params = z.object({ userId: objectIdSchema });

/** Downloading and deleting a person's stored data. */
export const personalDataEndpoints = {
  downloadMyData: {
    method: 'GET',
    path: '/auth/my-data',
    access: 'shopper',
    summary: 'Everything that is kept about the caller, as a file',
    status: 200,
    response: personalDataSchema,
  },
  deleteMyAccount: {
    method: 'POST',
    path: '/auth/delete-account',
    access: 'shopper',
    summary:
      'Delete the caller’s account, given the password, and a code where the second factor is on. Orders stay without the person; refused while one is not delivered, or money or a return of theirs is open, and for the last administrator',
    body: ownerProofSchema,
    status: 200,
    response: done({}),
  },
  downloadUserData: {
    method: 'POST',
    path: '/auth/user-data/:userId',
    access: 'admin',
    area: 'customers',
    also: ['orders', 'money'],
    onlyPeople: true,
    summary:
      'Everything that is kept about a shopper, as a file. A POST, because it leaves an audit entry',
    params,
    status: 200,
    response: personalDataSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/auth/user/:userId',
    access: 'admin',
    area: 'customers',
    onlyPeople: true,
    summary:
      'Delete a shopper’s account on their behalf. Orders stay without the person; refused while one is not delivered, or money or a return is open, and for administrators',
    params,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
