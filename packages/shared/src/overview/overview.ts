import { z } from 'zod';
import { productSchema } from '../catalog/products.js';
import { orderStatusSchema } from '../orders/orders.js';

/** How many products low in stock the overview lists. */
export const OVERVIEW_PRODUCTS = 5;

const waitingOrdersSchema = z.strictObject({
  /** How many orders have each of `WAITING_STATUSES` and something left to send. */
  waiting: z.array(z.strictObject({ status: orderStatusSchema, orders: z.int() })),
  /** How many these are together, as the list of `waiting` orders has them. */
  toSend: z.int(),
  /** How many orders were sent whose payment came to nothing: see `sent_unpaid` of `PAYMENT_FILTERS`. */
  sentUnpaid: z.int(),
  /** How many orders were sent for less than they cost: see `paid_in_part` of `PAYMENT_FILTERS`. */
  paidInPart: z.int(),
  /** How many orders were cancelled whose money is still to be returned: see `to_return` of `PAYMENT_FILTERS`. */
  toReturn: z.int(),
  /** How many orders have an open dispute, and until when the first has to be answered; null if none has to be. */
  disputed: z.strictObject({ orders: z.int(), dueAt: z.iso.datetime().nullable() }),
  /** How many returns wait for an answer, and how many have arrived and are not closed yet. */
  returns: z.strictObject({ requested: z.int(), received: z.int() }),
});
/** Orders, payments and returns that wait for the shop to act. */
export type WaitingOrders = z.infer<typeof waitingOrdersSchema>;

const lowStockSchema = z.strictObject({
  /** A product with this many pieces or fewer is low in stock. */
  mark: z.int(),
  /** How many products are low in stock, each once. */
  total: z.int(),
  /** Those with the fewest pieces left, at most `OVERVIEW_PRODUCTS`. */
  products: z.array(
    productSchema.pick({ _id: true, name: true, slug: true, quantity: true }).extend({
      /** The name of the variant with the fewest pieces, to which `quantity` then belongs. */
      variant: z.string().optional(),
    }),
  ),
});
/** The products that are low in stock. */
export type LowStock = z.infer<typeof lowStockSchema>;

/** The overview in replies. What the caller is not permitted is absent: orders, and the catalogue’s stock. */
export const overviewSchema = z.strictObject({
  ...waitingOrdersSchema.partial().shape,
  /** How many tasks of the caller’s permissions the shop does not try any more: somebody must repeat or discard them. */
  failedTasks: z.int(),
  lowStock: lowStockSchema.optional(),
});
/** What waits for an administrator: orders, payments, low stock and failed tasks. */
export type Overview = z.infer<typeof overviewSchema>;
