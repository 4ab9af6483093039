import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { datedListQuerySchema } from '../../contract/pagination.js';
import { orderVariantSchema } from './variants.js';

/**
 * Why pieces were moved: an order took them, its cancellation gave them back, reopening it took them again, they came
 * back and were refunded, an administrator changed the stock, the product or variant was added or removed, or an import
 * of a file, or its undo, did one of that.
 */
export const STOCK_REASONS = [
  'order',
  'cancellation',
  'reopening',
  'return',
  'edit',
  'added',
  'removed',
  'import',
  'importUndone',
] as const;
/** One of `STOCK_REASONS`. */
export type StockReason = (typeof STOCK_REASONS)[number];

/** One line of a product's stock history. */
export const stockMovementSchema = z.strictObject({
  _id: objectIdSchema,
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The variant under the name it had; null for the product itself. */
  variant: orderVariantSchema.nullable(),
  reason: z.enum(STOCK_REASONS),
  /** Pieces, negative when they were taken. */
  moved: z.int(),
  /** Pieces in stock after it. */
  quantity: z.int(),
  /** The number of the order that moved them; null for administrators' edits. */
  order: z.int().nullable(),
  /** The administrator who did it; null for buyers and the shop itself. */
  by: z.strictObject({ _id: objectIdSchema, name: z.string() }).nullable(),
});
/** What moved the stock of a product or variant, when and why. */
export type StockMovement = z.infer<typeof stockMovementSchema>;

/** The page of a stock history, of one variant if it is named. */
export const stockMovementsQuerySchema = datedListQuerySchema.extend({
  variant: objectIdSchema.optional(),
});
