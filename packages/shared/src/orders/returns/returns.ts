import { z } from 'zod';
import { objectIdSchema, optionalText, requiredText, searchText } from '../../contract/fields.js';
import { datedListQuerySchema } from '../../contract/pagination.js';
import { LIMITS } from '../../limits.js';
import { piecesInputSchema, piecesSchema } from '../pieces.js';
import { deductionSchema } from '../refunds/refunds.js';
import { RETURN_KINDS, RETURN_REASONS, RETURN_STATES } from './return-states.js';

const REASON = 'Please choose a reason';
const ORDER = 'The new order must be an order number, such as 1002';

const moment = z.iso.datetime();
const personSchema = z.strictObject({ _id: objectIdSchema, name: z.string() });

/** Body of a return that a shopper asks for. */
export const returnInputSchema = z.object({
  lines: piecesInputSchema,
  reason: z.enum(RETURN_REASONS, { error: REASON }),
  note: optionalText('Note', { max: LIMITS.returnNote, multiline: true }).optional(),
});
/** A return as a shopper asks for it. */
export type ReturnInput = z.output<typeof returnInputSchema>;

/** Body of a withdrawal from the contract: without lines, from all that is left. */
export const withdrawalInputSchema = z.object({ lines: piecesInputSchema.optional() });

const message = optionalText('Message', { max: LIMITS.returnNote, multiline: true }).optional();

/** Body: whether a return is approved, and a word to the buyer. */
export const returnDecisionSchema = z.object({
  isApproved: z.boolean({ error: 'Choose whether the return is approved' }),
  message,
});

/** Body: what has arrived, and whether it goes back into stock. */
export const returnReceiptSchema = z.object({ lines: piecesInputSchema, restock: z.boolean() });

/** Body of the refund of a return: of the pieces that have arrived. */
export const returnRefundSchema = z.object({
  /** Also what is left of the delivery. */
  shipping: z.boolean().optional(),
  /** What the shop keeps of it, in US dollars, such as for wear. The buyer reads it. */
  deduction: deductionSchema.optional(),
  /** Only as much of it as is left, where a part was refunded before. Otherwise, that is refused. */
  whatIsLeft: z.boolean().optional(),
  /** Whether the pieces go back into stock, if they did not when they arrived. */
  restock: z.boolean().optional(),
  /** The amount that was shown, in US dollars: with it, 409 if it would be another one. */
  shown: z.number({ error: 'The amount must be a number' }).optional(),
});

/** Body: what the buyer gets instead, and the number of the order by which they get it, if there is one. */
export const returnExchangeSchema = z.object({
  message: requiredText('Message', { max: LIMITS.returnNote, multiline: true }),
  newOrder: z.int({ error: ORDER }).min(1, ORDER).max(Number.MAX_SAFE_INTEGER, ORDER).optional(),
  /** Whether the pieces go back into stock, if they did not when they arrived. */
  restock: z.boolean().optional(),
});

/** Body: why nothing is refunded, which the buyer reads, and whether the pieces go back into stock, if they are not there. */
export const returnClosingSchema = z.object({
  message: requiredText('Reason', { max: LIMITS.returnNote, multiline: true }),
  restock: z.boolean().optional(),
});

/** A return as the buyer sees it. */
export const returnSchema = z.strictObject({
  _id: objectIdSchema,
  state: z.enum(RETURN_STATES),
  /** Whether it is a withdrawal from the contract, which needs no approval. Absent otherwise. */
  withdrawal: z.literal(true).optional(),
  lines: piecesSchema,
  /** Whether these are not sent yet, and not to be sent, so that nothing comes back. Absent otherwise. */
  unsent: z.literal(true).optional(),
  /** Absent for a withdrawal, which needs none. */
  reason: z.enum(RETURN_REASONS).optional(),
  note: z.string().optional(),
  /** Whether there is a photo of what is wrong. Absent otherwise. */
  photo: z.literal(true).optional(),
  /** The shop's word to the buyer. */
  message: z.string().optional(),
  /** What has arrived. Absent before that. */
  received: piecesSchema.optional(),
  /** The id of its refund. */
  refund: objectIdSchema.optional(),
  /** The number of the order by which it was exchanged. */
  newOrder: z.int().optional(),
  /** Every state it has had, oldest first. */
  history: z.array(z.strictObject({ state: z.enum(RETURN_STATES), at: moment })),
});
/** A return as the buyer sees it. */
export type Return = z.infer<typeof returnSchema>;

/** The same for administrators. */
export const adminReturnSchema = returnSchema.extend({
  /** Whether what has arrived is back in stock. */
  restocked: z.boolean(),
  history: z.array(z.strictObject({ state: z.enum(RETURN_STATES), at: moment, by: personSchema })),
});
/** A return as administrators see it. */
export type AdminReturn = z.infer<typeof adminReturnSchema>;

/** A row of the list of all returns. */
export const returnRowSchema = z.strictObject({
  _id: objectIdSchema,
  state: z.enum(RETURN_STATES),
  withdrawal: z.literal(true).optional(),
  reason: z.enum(RETURN_REASONS).optional(),
  /** How many pieces it is of. */
  pieces: z.int(),
  /** The number of its order, and who bought it. */
  order: z.int(),
  buyer: z.string(),
  /** When it was asked for. */
  at: moment,
});
/** A row of the list of all returns. */
export type ReturnRow = z.infer<typeof returnRowSchema>;

/** The page of the list, and which returns it has. */
export const returnsQuerySchema = datedListQuerySchema.extend({
  /** Words of the order: its number, buyer, goods, as in the list of orders. */
  search: searchText('search', LIMITS.email).optional(),
  state: z
    .enum(RETURN_STATES, { error: `state must be one of: ${RETURN_STATES.join(', ')}` })
    .optional(),
  /** `request`: its buyer asked for it. `withdrawal`: its buyer withdrew from the contract. */
  kind: z
    .enum(RETURN_KINDS, { error: `kind must be one of: ${RETURN_KINDS.join(', ')}` })
    .optional(),
  /** The id of the buyer. */
  buyer: objectIdSchema.optional(),
});
/** The query of the returns, parsed. */
export type ReturnsQuery = z.output<typeof returnsQuerySchema>;
