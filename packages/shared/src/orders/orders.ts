import { z } from 'zod';
import { photoSchema } from '../catalog/photos.js';
import { LIMITS } from '../limits.js';
import { listQuerySchema } from '../contract/pagination.js';
import { objectIdSchema } from '../text.js';

/** Every state of an order, spelled as the specification spells it (section 4). */
export const ORDER_STATUSES = [
  'Not Process',
  'Processing',
  'Shipped',
  'deliverd',
  'cancel',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states of an order in which someone waits for the shop to do something. */
export const WAITING_STATUSES = ['Not Process', 'Processing'] as const satisfies OrderStatus[];

export const orderStatusSchema = z.enum(ORDER_STATUSES, {
  error: `Status must be one of: ${ORDER_STATUSES.join(', ')}`,
});

/** A product as it was when it was bought, and how many of it. */
export const orderLineSchema = z.strictObject({
  _id: objectIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** US dollars apiece at the time of purchase. */
  price: z.number(),
  quantity: z.int(),
  /** The product's present photo: null when it has none, or is gone. */
  photo: photoSchema.nullable(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSchema = z.strictObject({
  _id: objectIdSchema,
  status: orderStatusSchema,
  buyer: z.strictObject({ _id: objectIdSchema, name: z.string() }),
  /** ISO 8601, UTC. The wire's spelling, from the specification. */
  createAt: z.iso.datetime(),
  payment: z.strictObject({
    success: z.boolean(),
    provider: z.string(),
    /** The provider's own number for the payment. */
    reference: z.string(),
  }),
  products: z.array(orderLineSchema),
  /** US dollars, the sum of price times quantity. */
  total: z.number(),
});
export type Order = z.infer<typeof orderSchema>;

const TOO_MANY = `At most ${LIMITS.orderLineQuantity} of one product can be ordered`;

const itemSchema = z.object({
  product: objectIdSchema,
  quantity: z
    .int({ error: 'Quantity must be a whole number from 1 up' })
    .min(1, 'Quantity must be a whole number from 1 up')
    .max(LIMITS.orderLineQuantity, TOO_MANY),
});
export type OrderItem = z.output<typeof itemSchema>;

/** A product may stand in a list more than once; together its items are bounded like one. */
function assertQuantities(items: readonly OrderItem[], context: z.RefinementCtx): void {
  const quantities = new Map<string, number>();
  for (const [index, { product, quantity }] of items.entries()) {
    const sum = (quantities.get(product) ?? 0) + quantity;
    quantities.set(product, sum);
    if (sum > LIMITS.orderLineQuantity) {
      context.addIssue({ code: 'custom', path: [index, 'quantity'], message: TOO_MANY });
    }
  }
}

/** What a shopper wants to buy. The server looks every price up itself. */
export const orderInputSchema = z.object({
  items: z
    .array(itemSchema, { error: 'items must be a list of products and quantities' })
    .min(1, 'There is nothing to order')
    .max(LIMITS.orderLines, `An order has at most ${LIMITS.orderLines} items`)
    .superRefine(assertQuantities),
});
export type OrderInput = z.output<typeof orderInputSchema>;

/** Header that makes placing an order repeatable: the same key is the same order. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

export const placeOrderHeadersSchema = z.object({
  'idempotency-key': z
    .string({ error: `The ${IDEMPOTENCY_KEY_HEADER} header is required` })
    .regex(
      /^[\x21-\x7e]+$/,
      `The ${IDEMPOTENCY_KEY_HEADER} header must be printable ASCII without spaces`,
    )
    .max(LIMITS.idempotencyKey, `The ${IDEMPOTENCY_KEY_HEADER} header is too long`),
});

/** What a product of the cart costs now and whether it can be had. */
export const quoteLineSchema = z.strictObject({
  product: objectIdSchema,
  state: z.enum(['available', 'short', 'sold-out', 'gone']),
  /** US dollars apiece now; null when the product is gone. */
  price: z.number().nullable(),
  /** Pieces in stock; never more than what one order may hold is of interest. */
  available: z.int(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const orderStatusInputSchema = z.object({ status: orderStatusSchema });

/** What the list of all orders may be narrowed to by status: one of them, or all in which someone waits. */
export const ORDER_STATUS_FILTERS = ['waiting', ...ORDER_STATUSES] as const;
export type OrderStatusFilter = (typeof ORDER_STATUS_FILTERS)[number];

const DAYS = `days must be a whole number from 1 to ${LIMITS.lookBackDays}`;

/** Filters of the list of all orders, beside its page; all that are given must fit. */
export const orderListQuerySchema = listQuerySchema.extend({
  /** The order's id, or beginnings of words of the buyer's name or of their e-mail address. */
  search: z
    .string({ error: 'search must be a text' })
    .trim()
    .max(LIMITS.email, `A search has at most ${LIMITS.email} characters`)
    .optional(),
  status: z
    .enum(ORDER_STATUS_FILTERS, {
      error: `status must be one of: ${ORDER_STATUS_FILTERS.join(', ')}`,
    })
    .optional(),
  /** Placed in the last so many days: today, by UTC, is the first of them. */
  days: z
    .string({ error: DAYS })
    .regex(/^[1-9]\d{0,2}$/, DAYS)
    .transform(Number)
    .refine((days) => days <= LIMITS.lookBackDays, DAYS)
    .optional(),
});
export type OrderListQuery = z.output<typeof orderListQuerySchema>;
