import type { Endpoint } from '../../contract/endpoint.js';
import { ok } from '../../contract/replies.js';
import {
  longEditParams,
  longEditPartParams,
  longEditPartSchema,
  longEditSchema,
  longEditStepSchema,
} from './long-edit.js';

/** Long bulk edits, which the shop works off by itself. Each administrator has one at a time, and sees their own alone. */
export const longEditEndpoints = {
  addLongEditPart: {
    method: 'PUT',
    path: '/products/long-edits/:key/parts/:number',
    access: 'admin',
    area: 'catalog',
    summary:
      'Send a part of a long bulk edit, under a key of the caller’s choice. After the last part the shop begins to work it off, like calls of bulk-edit one after the other. Parts can be sent again',
    params: longEditPartParams,
    body: longEditPartSchema,
    hasLargeBody: true,
    status: 200,
    response: ok({ edit: longEditSchema }),
  },
  getLongEdit: {
    method: 'GET',
    path: '/products/long-edits/latest',
    access: 'admin',
    area: 'catalog',
    summary: 'The caller’s long bulk edit of the last 30 days, and how far it is; null without one',
    status: 200,
    response: ok({ edit: longEditSchema.nullable() }),
  },
  stepLongEdit: {
    method: 'PUT',
    path: '/products/long-edits/:key',
    access: 'admin',
    area: 'catalog',
    summary:
      'Stop a long bulk edit, resume it, undo what it did, each product only where nobody has changed it since, or forget it',
    params: longEditParams,
    body: longEditStepSchema,
    status: 200,
    response: ok({ edit: longEditSchema.nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
