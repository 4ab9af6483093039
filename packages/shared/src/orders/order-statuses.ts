import { z } from 'zod';
import { objectIdSchema } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { orderPageQuerySchema } from './order-list.js';
import { orderSchema, orderStatusSchema } from './orders.js';

/** What `GET /auth/order-statuses` says of an order: enough to change its status. */
export const orderStatusLineSchema = orderSchema.pick({ _id: true, number: true, status: true });
/** An order's id, number and status. */
export type OrderStatusLine = z.infer<typeof orderStatusLineSchema>;

/** The list of all orders without its pages: which orders, in which order, and as of when. */
export const orderStatusesQuerySchema = orderPageQuerySchema.omit({ page: true, pageSize: true });
/** A query of the statuses of all orders that match, parsed. */
export type OrderStatusesQuery = z.output<typeof orderStatusesQuerySchema>;

const statusChangeSchema = z.object({
  orderId: objectIdSchema,
  /** The status that the administrator saw. */
  statusBefore: orderStatusSchema,
  status: orderStatusSchema,
});
/** A change of one order's status, of many in one call. */
export type StatusChange = z.output<typeof statusChangeSchema>;

function refuseRepeated(changes: readonly StatusChange[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { orderId }] of changes.entries()) {
    if (seen.has(orderId)) {
      const message = 'An order can be named only once';
      context.addIssue({ code: 'custom', path: [index, 'orderId'], message });
    }
    seen.add(orderId);
  }
}

/** Body of a change of many statuses. */
export const orderStatusesInputSchema = z.object({
  changes: z
    .array(statusChangeSchema, { error: 'changes must be a list of orders and statuses' })
    .min(1, 'There is nothing to change')
    .max(LIMITS.statusChanges, `At most ${LIMITS.statusChanges} orders can be changed in one call`)
    .superRefine(refuseRepeated),
});

/**
 * What became of a change. `done`: the order has the status, by this request or by an earlier one of the same
 * administrator. `already`: it had the status without them. `refused`, `notFound`: the message says why. `unfinished`:
 * not tried, or interrupted with an unknown outcome; to send it again is safe.
 */
export const STATUS_OUTCOMES = ['done', 'already', 'refused', 'notFound', 'unfinished'] as const;

/** What became of one change of many. */
export const statusResultSchema = z.strictObject({
  orderId: objectIdSchema,
  outcome: z.enum(STATUS_OUTCOMES),
  /** A sentence for people. */
  message: z.string(),
});
/** What became of one change of many. */
export type StatusResult = z.infer<typeof statusResultSchema>;
