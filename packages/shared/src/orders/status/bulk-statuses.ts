import { z } from 'zod';
import { objectIdSchema } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { orderPageQuerySchema } from '../order-list.js';
import { orderSchema, orderStatusSchema } from '../orders.js';

/** What `GET /auth/order-statuses` returns for an order: enough to change its status. */
export const orderStatusLineSchema = orderSchema
  .pick({ _id: true, number: true, status: true, inParcels: true })
  .extend({ payment: orderSchema.shape.payment.pick({ state: true, dueAt: true }) });
/** An order's id and number, what decides which statuses it may have, and what is to be said before one is set. */
export type OrderStatusLine = z.infer<typeof orderStatusLineSchema>;

/** The query of the list of all orders without paging: filters, sort order and `asOf`. */
export const orderStatusesQuerySchema = orderPageQuerySchema.omit({ page: true, pageSize: true });
/** A query for the statuses of all matching orders, parsed. */
export type OrderStatusesQuery = z.output<typeof orderStatusesQuerySchema>;

const statusChangeSchema = z.object({
  orderId: objectIdSchema,
  /** The status that the administrator saw. */
  statusBefore: orderStatusSchema,
  status: orderStatusSchema,
});
/** One order's status change in a bulk call. */
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

/** Body of a bulk status change. */
export const orderStatusesInputSchema = z.object({
  changes: z
    .array(statusChangeSchema, { error: 'changes must be a list of orders and statuses' })
    .min(1, 'There is nothing to change')
    .max(LIMITS.statusChanges, `At most ${LIMITS.statusChanges} orders can be changed in one call`)
    .superRefine(refuseRepeated),
});

/**
 * The outcome of a change. `done`: this request, or an earlier one of the same administrator, set the status.
 * `already`: the order had the status without them. `refused`, `notFound`: the message says why. `unfinished`: not
 * tried, or interrupted with an unknown outcome; resending is safe.
 */
export const STATUS_OUTCOMES = ['done', 'already', 'refused', 'notFound', 'unfinished'] as const;

/** The outcome of one change in a bulk call. */
export const statusResultSchema = z.strictObject({
  orderId: objectIdSchema,
  outcome: z.enum(STATUS_OUTCOMES),
  /** A sentence to show to the user. */
  message: z.string(),
});
/** The outcome of one change in a bulk call. */
export type StatusResult = z.infer<typeof statusResultSchema>;
