import { z } from 'zod';
import { objectIdSchema, searchText } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';
import { AUDIT_ACTIONS } from './audit-actions.js';

/** The kinds of subjects of audit entries. */
export const AUDIT_SUBJECTS = [
  'category',
  'brand',
  'product',
  'import',
  'order',
  'preparedOrder',
  'orderList',
  'user',
  'invitation',
  'customerList',
  'customerGroup',
  'settings',
  'synonyms',
  'facets',
  'pin',
  'promotion',
  'shippingZone',
  'taxRate',
  'mail',
  'mailSettings',
  'job',
  'webhook',
  'apiKey',
  'listViews',
] as const;
/** One of `AUDIT_SUBJECTS`. */
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];

const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** A subject's recorded fields, by name. Prices are in US dollars. Never a secret or the bytes of a photo. */
export type AuditFacts = z.infer<typeof factsSchema>;

/** An audit entry in replies. */
export const auditEntrySchema = z.strictObject({
  _id: objectIdSchema,
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** The actor at that time; the id is null for the command line. `DELETED_USER` once the account is deleted. */
  by: z.strictObject({ _id: objectIdSchema.nullable(), name: z.string(), email: z.string() }),
  /** What was changed, with its name at that time. `DELETED_USER` for a user whose account is deleted. */
  subject: z.strictObject({
    kind: z.enum(AUDIT_SUBJECTS),
    _id: objectIdSchema,
    name: z.string(),
  }),
  /** The facts that changed, with their old values; null when the subject was created. */
  before: factsSchema.nullable(),
  /** The same facts with their new values; null when the subject was deleted. */
  after: factsSchema.nullable(),
  /** The id of the request, as in its log line and its reply. */
  requestId: z.string(),
});
/** One recorded act of an administrator. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Parses to a moment, or to a day such as 2026-11-21 in the shop's time zone. */
function momentOrDay(name: string) {
  const error = `${name} must be a day such as 2026-11-21, or a date and time such as 2026-11-21T00:00:00Z`;
  const moment = z.iso.datetime().transform((text) => new Date(text));
  return z.union([moment, z.iso.date()], { error }).optional();
}

/** Filters of the audit log, in addition to the page. An entry must match all given filters. */
export const auditQuerySchema = listQuerySchema.extend({
  /** A prefix of the actor's e-mail address. */
  who: searchText('who', LIMITS.email).toLowerCase().optional(),
  action: z
    .enum(AUDIT_ACTIONS, { error: `action must be one of: ${AUDIT_ACTIONS.join(', ')}` })
    .optional(),
  /** The subject's id, or words; each must be a prefix of a word in its name. */
  subject: searchText('subject', LIMITS.auditSubject).toLowerCase().optional(),
  /** From this moment on, or from the beginning of this day. */
  from: momentOrDay('from'),
  /** Before this moment, or until the end of this day. */
  to: momentOrDay('to'),
});
/** The query of the audit entries, parsed: page and page size always have a value. */
export type AuditQuery = z.output<typeof auditQuerySchema>;
