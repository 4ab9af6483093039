import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { objectIdSchema } from '../contract/fields.js';
import { datedListQuerySchema } from '../contract/pagination.js';
import { MAIL_KINDS, MAIL_STATES } from './mails.js';

/** A mail in replies to administrators. */
export const mailSchema = z.strictObject({
  _id: objectIdSchema,
  kind: z.enum(MAIL_KINDS),
  /** The order it is about, if any. */
  order: objectIdSchema.nullable(),
  /** An e-mail address. */
  to: z.string(),
  subject: z.string(),
  /** May say what an order costs. */
  text: amount(z.string()),
  state: z.enum(MAIL_STATES),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Why it was not sent, in the mail server's words; null without a failure. */
  failure: z.string().nullable(),
});
/** A mail in replies to administrators. */
export type Mail = z.infer<typeof mailSchema>;

/** The page of the list, and which mails it has. */
export const mailsQuerySchema = datedListQuerySchema.extend({
  state: z
    .enum(MAIL_STATES, { error: `state must be one of: ${MAIL_STATES.join(', ')}` })
    .optional(),
});
/** The query of the mails, parsed. */
export type MailsQuery = z.output<typeof mailsQuerySchema>;
