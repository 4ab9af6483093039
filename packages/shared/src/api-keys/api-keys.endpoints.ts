import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { done, ok } from '../contract/replies.js';
import { apiKeyInputSchema, apiKeySchema } from './api-keys.js';

/** Keys by which programs make administrators' calls. */
export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/api-keys',
    access: 'admin',
    area: 'staff',
    summary: 'The keys of programs, oldest first',
    status: 200,
    response: ok({ apiKeys: z.array(apiKeySchema) }),
  },
  createApiKey: {
    method: 'POST',
    path: '/api-keys',
    access: 'admin',
    area: 'staff',
    summary: 'Make a key; the key itself is in this reply alone',
    body: apiKeyInputSchema,
    creates: true,
    status: 201,
    response: done({ apiKey: apiKeySchema, key: z.string() }),
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api-keys/:id',
    access: 'admin',
    area: 'staff',
    summary: 'Revoke a key: it lets nobody in from now on',
    params: z.object({ id: objectIdSchema }),
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
