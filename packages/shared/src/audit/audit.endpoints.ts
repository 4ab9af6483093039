import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from './audit.js';
import type { Endpoint } from '../contract/endpoint.js';
import { ok } from '../contract/replies.js';

/** What administrators did. */
export const auditEndpoints = {
  listAuditEntries: {
    method: 'GET',
    path: '/audit/entries',
    access: 'admin',
    summary: 'What administrators changed, newest first, paged: who, what, when, before and after',
    query: auditQuerySchema,
    status: 200,
    response: ok({ entries: z.array(auditEntrySchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
