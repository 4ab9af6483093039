import { z } from 'zod';

const SINCE = 'since must be a date and time such as 2026-11-21T00:00:00Z';

/** Query of the call that asks for new orders: placed after this moment. */
export const newOrdersQuerySchema = z.object({
  since: z.iso
    .datetime({ error: SINCE })
    .transform((text) => new Date(text))
    .optional(),
});

/** More new orders than this are not counted. */
export const MAX_NEW_ORDERS = 100;

/** Its reply. */
export const newOrdersSchema = z.strictObject({
  /** Orders placed after the moment, at most `MAX_NEW_ORDERS`; none without a moment. */
  count: z.int(),
  /** When the newest order was placed; null before the first. */
  newest: z.iso.datetime().nullable(),
});
/** How many orders are new, and when the newest was placed. */
export type NewOrders = z.infer<typeof newOrdersSchema>;
