import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { LIMITS } from '../limits.js';

const PIECES = 'Pieces must be a whole number, 1 or more';
const SOME = 'Choose at least one piece';

/** Pieces of lines of an order in bodies, by the lines' own ids, each line once. */
export const piecesInputSchema = z
  .array(
    z.object({
      line: objectIdSchema,
      quantity: z.int({ error: PIECES }).min(1, PIECES).max(LIMITS.orderLineQuantity, PIECES),
    }),
    { error: SOME },
  )
  .min(1, SOME)
  .max(LIMITS.orderLines)
  .refine(
    (lines) => new Set(lines.map(({ line }) => line)).size === lines.length,
    'Name each line once',
  );

/** Pieces of lines of an order in replies. */
export const piecesSchema = z.array(z.strictObject({ line: objectIdSchema, quantity: z.int() }));

/** Pieces of a line. */
export interface Pieces {
  line: string;
  quantity: number;
}
