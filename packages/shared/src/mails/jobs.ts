import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';

/** A task that is not done yet. */
export const jobSchema = z.strictObject({
  _id: objectIdSchema,
  topic: z.string(),
  /** What has caused it. */
  key: z.string(),
  /** `due`: it is tried until it is done. `dead`: it was tried often enough. */
  state: z.enum(['due', 'dead']),
  /** How often it was tried. */
  tries: z.int(),
  /** When it is tried next, at the earliest. */
  dueAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Why the last try failed; null if none has. */
  lastError: z.string().nullable(),
  /** Whether it waits for the time that it is for: it can neither be tried sooner nor discarded. Absent otherwise. */
  appointed: z.literal(true).optional(),
});
/** A task that is not done yet. */
export type Job = z.infer<typeof jobSchema>;
