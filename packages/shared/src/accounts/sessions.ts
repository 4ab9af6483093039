import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';

/** An active session, as its user sees it. */
export const sessionRowSchema = z.strictObject({
  _id: objectIdSchema,
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  /** ISO 8601, UTC, accurate to five minutes. */
  usedAt: z.iso.datetime(),
  /** For example 'Chrome on Windows'. */
  client: z.string(),
  /** The shortened network address, for example `203.0.113.0/24`. */
  network: z.string(),
  /** Whether this request was made in this session. */
  current: z.boolean(),
});
/** One sign-in, with the client and network it came from. */
export type SessionRow = z.infer<typeof sessionRowSchema>;
