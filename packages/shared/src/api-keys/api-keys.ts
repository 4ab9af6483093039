import { z } from 'zod';
import { GRANTS } from '../contract/grants.js';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';

/** A key of a program, in replies. The key itself is in the reply that makes it, and nowhere else. */
export const apiKeySchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  grants: z.array(z.enum(GRANTS)),
  /** The administrator who made it, and for whom it acts. */
  by: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to a few minutes; null if it was never used. */
  usedAt: z.iso.datetime().nullable(),
});
/** A key of a program. */
export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key: its name, and what it may do. */
export const apiKeyInputSchema = z.object({
  name: requiredText('Name', { max: LIMITS.apiKeyName }),
  grants: z
    .array(z.enum(GRANTS, { error: 'API keys can’t do this' }), {
      error: 'grants must be a list',
    })
    .min(1, 'Choose at least one area')
    .transform((grants) => GRANTS.filter((grant) => grants.includes(grant))),
});
/** See {@link apiKeyInputSchema}. */
export type ApiKeyInput = z.output<typeof apiKeyInputSchema>;
