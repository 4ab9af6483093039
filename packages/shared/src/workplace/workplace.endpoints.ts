import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { listNameParams, listViewsInputSchema, listViewsSchema } from './list-views.js';
import { preferencesInputSchema, preferencesSchema } from './preferences.js';
import { otherHereSchema, recordParams } from './presence.js';

/** How administrators arrange their screens: each for themselves, and the views of lists that all have. */
export const workplaceEndpoints = {
  savePreferences: {
    method: 'PUT',
    path: '/auth/preferences',
    access: 'shopper',
    summary:
      'Change what the caller chose for the administrators’ screens; what is not named stays. `GET /auth/admin-auth` returns it',
    body: preferencesInputSchema,
    status: 200,
    response: ok({ preferences: preferencesSchema }),
  },
  getListViews: {
    method: 'GET',
    path: '/views/:list',
    access: 'admin',
    area: 'any',
    summary: 'The saved views of a list: the caller’s own and those for all administrators',
    params: listNameParams,
    status: 200,
    response: ok({ mine: listViewsSchema, all: listViewsSchema }),
  },
  saveMyListViews: {
    method: 'PUT',
    path: '/auth/views/:list',
    access: 'shopper',
    summary:
      'Replace the caller’s own views of a list; 409 when they have changed since the given version',
    params: listNameParams,
    body: listViewsInputSchema,
    status: 200,
    response: ok({ mine: listViewsSchema }),
  },
  saveListViews: {
    method: 'PUT',
    path: '/views/:list',
    access: 'admin',
    area: 'settings',
    onlyPeople: true,
    summary:
      'Replace the views of a list that all administrators have; 409 when somebody saved them since the given version',
    params: listNameParams,
    body: listViewsInputSchema,
    status: 200,
    response: done({ all: listViewsSchema }),
  },
  openRecord: {
    method: 'PUT',
    path: '/open-records/:kind/:id',
    access: 'admin',
    area: 'any',
    summary:
      'Say that the caller has a product, an order or a customer open for the next 30 seconds, and read which other administrators have; it takes the permission for the record',
    params: recordParams,
    status: 200,
    response: ok({ others: z.array(otherHereSchema) }),
  },
} as const satisfies Record<string, Endpoint>;
