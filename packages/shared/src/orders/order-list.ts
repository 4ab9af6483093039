import { z } from 'zod';
import { daySchema, objectIdSchema, searchText } from '../contract/fields.js';
import { datedListQuerySchema } from '../contract/pagination.js';
import { LIMITS } from '../limits.js';
import { PAYMENT_FILTERS } from './payments/payment-states.js';
import { ORDER_STATUSES } from './status/status-table.js';

/** What the list of all orders can be filtered by: one status, or every status in which an order is waiting. */
export const ORDER_STATUS_FILTERS = ['waiting', ...ORDER_STATUSES] as const;
/** One of `ORDER_STATUS_FILTERS`. */
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number];

const DAYS = `days must be a whole number from 1 to ${LIMITS.lookBackDays}`;

/** Filters of the list of all orders, in addition to its page. An order must match all given filters. */
export const orderListQuerySchema = datedListQuerySchema.extend({
  /**
   * The order's id, the provider's reference of its payment for those who may see amounts, or words. Each must be a
   * prefix of a word in the delivery or in a product's name, or part of the order's number. A phone number matches in
   * any notation.
   */
  search: searchText('search', LIMITS.email).optional(),
  /** The id of the buyer. */
  buyer: objectIdSchema.optional(),
  status: z
    .enum(ORDER_STATUS_FILTERS, {
      error: `status must be one of: ${ORDER_STATUS_FILTERS.join(', ')}`,
    })
    .optional(),
  /** Only orders with something left to send. */
  left: z.enum(['to_send'], { error: 'left must be to_send' }).optional(),
  payment: z
    .enum(PAYMENT_FILTERS, { error: `payment must be one of: ${PAYMENT_FILTERS.join(', ')}` })
    .optional(),
  /** Placed within this many days in the shop's time zone, including today. */
  days: z
    .string({ error: DAYS })
    .regex(/^[1-9]\d{0,2}$/, DAYS)
    .transform(Number)
    .refine((days) => days <= LIMITS.lookBackDays, DAYS)
    .optional(),
  /** The first day on which the order may have been placed. */
  from: daySchema('from').optional(),
  /** The last day. */
  until: daySchema('until').optional(),
});
/** The query of the list of all orders, parsed: page, page size and sort always have a value. */
export type OrderListQuery = z.output<typeof orderListQuerySchema>;

const AS_OF = 'asOf must be a date and time such as 2026-11-21T00:00:00Z';

/** The same, limited to orders placed up to a moment, so that new orders do not shift the rows. */
export const orderPageQuerySchema = orderListQuerySchema.extend({
  asOf: z.iso
    .datetime({ error: AS_OF })
    .transform((text) => new Date(text))
    .optional(),
});
