import { z } from 'zod';

const SINCE = 'since must be a date and time such as 2026-11-21T00:00:00Z';

/** Query of the call that asks for new orders: those placed after `since`. */
export const newOrdersQuerySchema = z.object({
  since: z.iso
    .datetime({ error: SINCE })
    .transform((text) => new Date(text))
    .optional(),
});

/** More new orders than this are not counted. */
export const MAX_NEW_ORDERS = 100;

/** The reply to the call that asks for new orders. */
export const newOrdersSchema = z.strictObject({
  /** Orders placed after `since`, at most `MAX_NEW_ORDERS`; 0 without `since`. */
  count: z.int(),
  /** When the newest order was placed; null before the first. */
  newest: z.iso.datetime().nullable(),
});
/** How many orders are new, and when the newest was placed. */
export type NewOrders = z.infer<typeof newOrdersSchema>;
