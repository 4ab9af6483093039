import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { objectIdSchema, optionalText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

const PIECES = 'Pieces must be a whole number, 1 or more';
const AMOUNT = 'Amount must be an amount of money, more than 0';
const DEDUCTION = 'A deduction must be an amount of money, 0 or more, with at most two decimals';
const WHAT = 'Choose what to refund: everything, some pieces or the delivery, or an amount';

const KEPT = 'Nothing is deducted from an amount: enter the amount that goes back';

const moment = z.iso.datetime();

/** Query of saying that the money of an order has come. */
export const paidQuerySchema = z.object({
  /** The amount that was shown, in US dollars: with it, 409 if it would be another one. */
  shown: z.coerce.number({ error: 'The amount must be a number' }).optional(),
});

/** What is kept of a refund, in US dollars. */
export const deductionSchema = z
  .number({ error: DEDUCTION })
  .min(0, DEDUCTION)
  .max(LIMITS.refundAmount, DEDUCTION)
  .multipleOf(0.01, DEDUCTION);

const whatFields = {
  /** Everything that is left. */
  all: z.boolean().optional(),
  /** Pieces of lines, by the lines' own ids. */
  lines: z
    .array(
      z.object({
        line: objectIdSchema,
        quantity: z.int({ error: PIECES }).min(1, PIECES).max(LIMITS.orderLineQuantity, PIECES),
      }),
    )
    .max(LIMITS.orderLines)
    .optional(),
  /** What is left of the delivery. */
  shipping: z.boolean().optional(),
  /** US dollars. */
  amount: z
    .number({ error: AMOUNT })
    .positive(AMOUNT)
    .max(LIMITS.refundAmount, AMOUNT)
    .multipleOf(0.01, 'An amount has at most two decimals')
    .optional(),
  /** What the shop keeps of it, in US dollars, such as for wear. The buyer reads it. Not with an amount. */
  deduction: deductionSchema.optional(),
  /** Only as much of it as is left, where a part was refunded before. Otherwise, that is refused. */
  whatIsLeft: z.boolean().optional(),
};

type What = z.output<z.ZodObject<typeof whatFields>>;

/** A refund is of everything, of pieces and the delivery, or of an amount. */
function checkWhat(what: What, context: z.RefinementCtx): void {
  const { all, lines = [], shipping, amount, deduction } = what;
  const kinds = [all, lines.length > 0 || shipping, amount !== undefined].filter(Boolean);
  if (kinds.length !== 1) context.addIssue({ code: 'custom', path: ['lines'], message: WHAT });
  if (amount !== undefined && deduction)
    context.addIssue({ code: 'custom', path: ['deduction'], message: KEPT });
  const ids = new Set(lines.map(({ line }) => line));
  if (ids.size < lines.length)
    context.addIssue({ code: 'custom', path: ['lines'], message: 'Name each line once' });
}

/** Body: what a refund would be of. */
export const refundQuoteInputSchema = z.object(whatFields).superRefine(checkWhat);

/** Body of a refund. */
export const refundInputSchema = z
  .object({
    ...whatFields,
    /** Whether the pieces of these lines go back into stock. */
    restock: z.boolean().optional(),
    /** What the buyer reads about it. */
    reason: optionalText('Reason', { max: LIMITS.refundReason }).optional(),
    /** The amount that was shown, in US dollars: with it, 409 if it would be another one. */
    shown: z.number({ error: AMOUNT }).optional(),
    /** What had been refunded of the order when it was read, in US dollars: with it, 409 if that is another amount now. */
    refunded: z.number({ error: AMOUNT }).optional(),
  })
  .superRefine(checkWhat);
/** A refund as it is asked for. */
export type RefundInput = z.output<typeof refundInputSchema>;

/** What a refund would come to, in US dollars. */
export const refundQuoteSchema = z.strictObject({
  amount: amount(),
  /** The tax in it. */
  tax: amount(),
  /** What would be left. */
  left: amount(),
  /** Whether it is less than was asked for, because no more is left. Absent otherwise. */
  limited: z.literal(true).optional(),
  /** What of it the shop returns by hand: more than the provider has. Absent if nothing, or if all was paid by hand. */
  byHand: amount().optional(),
});

/** `requested`: the provider is asked for it. `failed`: the provider refuses, and nothing was returned. */
export const REFUND_STATES = ['requested', 'succeeded', 'failed'] as const;
/** One of `REFUND_STATES`. */
export type RefundState = (typeof REFUND_STATES)[number];

/** A refund as the buyer sees it. Amounts are in US dollars. */
export const refundSchema = z.strictObject({
  _id: objectIdSchema,
  state: z.enum(REFUND_STATES),
  amount: amount(),
  /** The tax in it. */
  tax: amount(),
  /** Pieces that it is for; empty for an amount, for what an earlier amount has left, and for the delivery alone. */
  lines: z.array(z.strictObject({ line: objectIdSchema, quantity: z.int() })),
  /** Whether it is for the delivery, too. Absent if not, and for an amount or what one has left: it is of the whole order. */
  shipping: z.literal(true).optional(),
  at: moment,
  reason: z.string().optional(),
  /** What the shop kept of it, such as for wear. Absent if nothing. */
  deduction: amount().optional(),
  /** Whether it is what was paid above the total. Absent otherwise. */
  surplus: z.literal(true).optional(),
});

/** The same for administrators. */
export const adminRefundSchema = refundSchema.extend({
  /** Who made it; null if the shop did, for what was paid too late, or somebody at the provider. */
  by: z.strictObject({ _id: objectIdSchema, name: z.string() }).nullable(),
  /** Whether the pieces are back in stock. */
  restocked: z.boolean(),
  /** Whether it was made in the provider's dashboard. Absent otherwise. */
  atProvider: z.literal(true).optional(),
  /** How much of it the shop returns by hand, as it was paid. Absent if the provider returns all of it. */
  byHand: amount().optional(),
  /** Why the provider refuses. */
  failure: z.string().optional(),
});
/** A refund as administrators see it. */
export type AdminRefund = z.infer<typeof adminRefundSchema>;
