import type { Endpoint } from '../contract/endpoint.js';
import { ok } from '../contract/replies.js';
import { keptCartInputSchema, keptCartSchema, keptItemsSchema } from './kept-cart.js';

/** The cart that is kept with an account, so that it follows to the next device. */
export const keptCartEndpoints = {
  getCart: {
    method: 'GET',
    path: '/auth/cart',
    access: 'shopper',
    summary: 'The caller’s kept cart; what the shop no longer has is left out and named',
    status: 200,
    response: ok(keptCartSchema.shape),
  },
  keepCart: {
    method: 'PUT',
    path: '/auth/cart',
    access: 'shopper',
    summary:
      'Replace the caller’s kept cart; when it has changed since the given version, 409 with the current `cart`, to be merged and sent again',
    body: keptCartInputSchema,
    status: 200,
    response: ok(keptItemsSchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
