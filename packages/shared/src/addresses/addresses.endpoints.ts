import type { Endpoint } from '../contract/endpoint.js';
import { ok } from '../contract/replies.js';
import { addressBookInputSchema, addressBookSchema } from './address-book.js';

/** The addresses that are kept with an account. */
export const addressEndpoints = {
  getAddresses: {
    method: 'GET',
    path: '/auth/addresses',
    access: 'shopper',
    summary: 'The caller’s addresses, the default one first',
    status: 200,
    response: ok(addressBookSchema.shape),
  },
  saveAddresses: {
    method: 'PUT',
    path: '/auth/addresses',
    access: 'shopper',
    summary:
      'Replace the caller’s addresses, the default one first; 409 when they have changed since the given version',
    body: addressBookInputSchema,
    status: 200,
    response: ok(addressBookSchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
