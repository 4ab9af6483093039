import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import { listNameParams, listViewsInputSchema, listViewsSchema } from './list-views.js';
import { preferencesInputSchema, preferencesSchema } from './preferences.js';

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
} as const satisfies Record<string, Endpoint>;
