import type { Endpoint } from '../../contract/endpoint.js';
import { ok } from '../../contract/replies.js';
import {
  keptEditParams,
  keptEditPartParams,
  keptEditPartSchema,
  keptEditSchema,
  keptEditStepSchema,
} from './kept-edit.js';

/** Long bulk edits, which the shop works off by itself. Each administrator has one at a time, and sees their own alone. */
export const keptEditEndpoints = {
  keepEditPart: {
    method: 'PUT',
    path: '/products/kept-edits/:key/parts/:number',
    access: 'admin',
    area: 'catalog',
    summary:
      'Send a part of a long bulk edit, under a key of the caller’s choice. After the last part the shop begins to work it off, like calls of bulk-edit one after the other. Parts can be sent again',
    params: keptEditPartParams,
    body: keptEditPartSchema,
    hasLargeBody: true,
    status: 200,
    response: ok({ edit: keptEditSchema }),
  },
  getKeptEdit: {
    method: 'GET',
    path: '/products/kept-edits/latest',
    access: 'admin',
    area: 'catalog',
    summary: 'The caller’s long bulk edit of the last 30 days, and how far it is; null without one',
    status: 200,
    response: ok({ edit: keptEditSchema.nullable() }),
  },
  stepKeptEdit: {
    method: 'PUT',
    path: '/products/kept-edits/:key',
    access: 'admin',
    area: 'catalog',
    summary:
      'Stop a long bulk edit, resume it, undo what it did, each product only where nobody has changed it since, or forget it',
    params: keptEditParams,
    body: keptEditStepSchema,
    status: 200,
    response: ok({ edit: keptEditSchema.nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
