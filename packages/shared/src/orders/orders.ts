import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { storedAddressSchema } from '../addresses/postal-address.js';
import { photoSchema } from '../catalog/photos/photos.js';
import { orderVariantSchema } from '../catalog/variants/variants.js';
import { objectIdSchema } from '../contract/fields.js';
import { adjustmentsSchema } from '../pricing/adjustment.js';
import { orderLinePriceSchema, priceReplyFields } from '../pricing/price-reply.js';
import { deliverySchema } from './delivery.js';
import { lineCodeFields } from './line-codes.js';
import { orderPaymentSchema } from './payments/order-payment.js';
import { ORDER_STATUSES } from './status/status-table.js';

/** Shown in place of a buyer whose account was deleted. */
export const DELETED_CUSTOMER = 'Deleted customer';

/** The status of an order, in bodies and replies. */
export const orderStatusSchema = z.enum(ORDER_STATUSES, {
  error: `Status must be one of: ${ORDER_STATUSES.join(', ')}`,
});

/** Body of a status change. With `statusBefore`, it applies only if the order still has that status. */
export const orderStatusInputSchema = z.object({
  status: orderStatusSchema,
  statusBefore: orderStatusSchema.optional(),
});
/** A change of status. */
export type OrderStatusInput = z.output<typeof orderStatusInputSchema>;

const orderLinePhotoSchema = photoSchema.extend({
  /** Its id, if it is that of the variant. Without it, it is the product's first. */
  _id: objectIdSchema.optional(),
});
/** The photo of what was bought. */
export type OrderLinePhoto = z.infer<typeof orderLinePhotoSchema>;

const orderLineSchema = z.strictObject({
  /** The product's id, even after the product was deleted. Lines of its variants share it. */
  _id: objectIdSchema,
  /** The line's own id. */
  line: objectIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** The chosen variant; absent for a product without variants. */
  variant: orderVariantSchema.optional(),
  ...lineCodeFields,
  /** Unit price in US dollars at the time of purchase. */
  price: amount(),
  quantity: z.int(),
  /** The current photo of the variant or else the product; null when it has none or was deleted. */
  photo: orderLinePhotoSchema.nullable(),
  /** Whether the product is still in the catalogue. */
  inCatalog: z.boolean(),
});
/** A product as it was at purchase, with its unit price in US dollars and the quantity. */
export type OrderLine = z.infer<typeof orderLineSchema>;

/** An order in replies. */
export const orderSchema = z.strictObject({
  _id: objectIdSchema,
  /** The order number that users see: 1001, 1002, … Unique and increasing, possibly with gaps. */
  number: z.int(),
  status: orderStatusSchema,
  /** The buyer with their name at purchase; `DELETED_CUSTOMER` once their account is deleted. */
  buyer: z.strictObject({ _id: objectIdSchema, name: z.string() }),
  /** ISO 8601, UTC. Spelled as in the specification (section 3). */
  createAt: z.iso.datetime(),
  payment: orderPaymentSchema,
  products: z.array(orderLineSchema),
  /** How much of what is to be sent is in parcels. Absent if nothing is. */
  inParcels: z.enum(['part', 'all']).optional(),
  /** Whether nothing of it is shipped, because no product in it is. Absent otherwise. */
  unshipped: z.literal(true).optional(),
  /** US dollars: see `priceOrder`. */
  total: amount(),
  adjustments: adjustmentsSchema,
  ...priceReplyFields,
  /** What each line costs. Absent where there are no `amounts`. */
  lines: z.array(orderLinePriceSchema).optional(),
  delivery: deliverySchema,
  /** Where it goes to, in parts, as far as the checkout said. */
  address: storedAddressSchema.optional(),
  /** Where its invoice goes to, if not there. */
  billing: storedAddressSchema.optional(),
  /** The buyer's tax number. */
  taxId: z.string().optional(),
  /** What the shopper told the shop about it, or the shop the shopper, if it has prepared or placed the order. */
  note: z.string().optional(),
  /** Whether the note is the shop's. Absent otherwise. */
  noteByShop: z.literal(true).optional(),
});
/** A purchase and its status. Amounts are in US dollars. */
export type Order = z.infer<typeof orderSchema>;
