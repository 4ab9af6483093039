import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { objectIdSchema, optionalText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

const PIECES = 'Pieces must be a whole number, 0 or more';
const SOME = 'Change the pieces of at least one line';

const moment = z.iso.datetime();
const pieces = z.int({ error: PIECES }).min(0, PIECES).max(LIMITS.orderLineQuantity, PIECES);

/** The lines that change, by their own ids, each once: how many pieces there are to be, and how many were on the screen. */
const linesSchema = z
  .array(z.object({ line: objectIdSchema, quantity: pieces, quantityBefore: pieces }), {
    error: SOME,
  })
  .min(1, SOME)
  .max(LIMITS.orderLines)
  .refine(
    (lines) => new Set(lines.map(({ line }) => line)).size === lines.length,
    'Name each line once',
  );

/** Body: what an order would be. */
export const orderEditQuoteInputSchema = z.object({ lines: linesSchema });

/** Body: what an order is to be. */
export const orderEditInputSchema = orderEditQuoteInputSchema.extend({
  /** What the buyer reads about it. */
  reason: optionalText('Reason', { max: LIMITS.refundReason }).optional(),
  /** The total that was shown, in US dollars: with it, 409 if it would be another one. */
  shown: z.number().optional(),
});
/** A change of an order as it is asked for. */
export type OrderEditInput = z.output<typeof orderEditInputSchema>;

/** What an order would cost, in US dollars. */
export const orderEditQuoteSchema = z.strictObject({
  total: amount(),
  /** How much less that is. */
  less: amount(),
  /** How much of it goes back to the buyer: 0 if nothing is paid yet. */
  refund: amount(),
});

/** What was taken off an order before it was shipped, as its buyer sees it. */
export const orderEditSchema = z.strictObject({
  at: moment,
  /** The pieces that were removed, under the names that they had. */
  removed: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
  /** How much less it costs since, in US dollars. */
  less: amount(),
  reason: z.string().optional(),
});
/** What was taken off an order before it was shipped. */
export type OrderEdit = z.infer<typeof orderEditSchema>;

/** The same for administrators: also who did it. */
export const adminOrderEditSchema = orderEditSchema.extend({
  by: z.strictObject({ _id: objectIdSchema, name: z.string() }),
});
