import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { listQuerySchema } from '../contract/pagination.js';
import { objectIdSchema } from '../text.js';

/** Every write that only an administrator may make, under the name that its call has in the contract. */
export const AUDIT_ACTIONS = [
  'createCategory',
  'updateCategory',
  'deleteCategory',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'updateOrderStatus',
  'updateUserRole',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an administrator's write may be about. */
export const AUDIT_SUBJECTS = ['category', 'product', 'order', 'user'] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];

/** What was known of a thing, each fact under its field's name. Never a secret, never a photo's bytes. */
export const auditFactsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type AuditFacts = z.infer<typeof auditFactsSchema>;

export const auditEntrySchema = z.strictObject({
  _id: objectIdSchema,
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** Who did it, as they were then; without an id it was done on the command line. */
  by: z.strictObject({ _id: objectIdSchema.nullable(), name: z.string(), email: z.string() }),
  /** What it was done to, under the name it had then. */
  subject: z.strictObject({
    kind: z.enum(AUDIT_SUBJECTS),
    _id: objectIdSchema,
    name: z.string(),
  }),
  /** The facts that changed, as they were; null for what was created. */
  before: auditFactsSchema.nullable(),
  /** The same facts, as they are since; null for what was deleted. */
  after: auditFactsSchema.nullable(),
  /** The request that did it: its log line and its reply carry the same id. */
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

function typedText(label: string, max: number) {
  return z
    .string({ error: `${label} must be a text` })
    .trim()
    .max(max, `${label} has at most ${max} characters`)
    .toLowerCase()
    .optional();
}

function moment(label: string) {
  const message = `${label} must be a moment like 2026-11-21T00:00:00Z`;
  return z.iso
    .datetime({ error: message })
    .transform((text) => new Date(text))
    .optional();
}

/** Filters of the audit entries, beside the page; all that are given must fit. */
export const auditQuerySchema = listQuerySchema.extend({
  /** The beginning of the actor's e-mail address. */
  who: typedText('who', LIMITS.email),
  action: z.enum(AUDIT_ACTIONS, { error: 'action is not one of the shop' }).optional(),
  /** The subject's id, or beginnings of words of its name. */
  subject: typedText('subject', LIMITS.auditSubject),
  /** From this moment on. */
  from: moment('from'),
  /** Up to this moment, which is not included. */
  to: moment('to'),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
