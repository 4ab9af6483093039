import { z } from 'zod';
import { LIMITS } from '../../limits.js';

const PREFIX = 'A prefix has letters, digits and hyphens, at most 12 of them';
const COUNT = `The number of codes must be a whole number, 1 to ${LIMITS.codesAtOnce}`;

/** Body of a call that generates codes, each for one use. */
export const codesInputSchema = z.object({
  count: z.int({ error: COUNT }).min(1, COUNT).max(LIMITS.codesAtOnce, COUNT),
  /** What each of them begins with, in capitals. */
  prefix: z
    .string({ error: PREFIX })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{0,12}$/, PREFIX)
    .default(''),
});

/** How many codes were generated for a promotion, and how many of them are used. */
export const codeCountsSchema = z.strictObject({ total: z.int(), used: z.int() });
