import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from './audit.js';
import type { Endpoint } from '../contract/endpoint.js';
import { ok } from '../contract/replies.js';

/** The list of audit entries. */
export const auditEndpoints = {
  listAuditEntries: {
    method: 'GET',
    path: '/audit/entries',
    access: 'admin',
    area: 'settings',
    also: ['money'],
    summary: 'What administrators changed, paged, newest first: who, what, when, before and after',
    query: auditQuerySchema,
    status: 200,
    response: ok({ entries: z.array(auditEntrySchema), total: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
