import { z } from 'zod';
import { orderVariantSchema } from '../catalog/variants/variants.js';
import { LIMITS } from '../limits.js';
import { adjustmentsSchema } from '../pricing/adjustment.js';
import { settingsSchema } from '../settings/settings.js';
import { deliverySchema } from './delivery.js';
import { lineCodeFields } from './line-codes.js';
import { orderStatusSchema } from './orders.js';
import { orderShipmentSchema } from './shipment.js';

const moment = z.iso.datetime();

const NUMBERS = `orders must be 1 to ${LIMITS.documentsAtOnce} order numbers, such as 1001,1002`;

const orderNumberSchema = z.int({ error: NUMBERS }).min(1, NUMBERS);

/** Order numbers, in the order of printing; duplicates count once. */
const orderNumbersSchema = z
  .array(orderNumberSchema, { error: NUMBERS })
  .min(1, NUMBERS)
  .max(LIMITS.documentsAtOnce, NUMBERS)
  .transform((numbers) => [...new Set(numbers)]);

/** Which packing slips: `1001,1002`. */
export const packingSlipsQuerySchema = z.object({
  orders: z
    .string({ error: NUMBERS })
    .regex(/^\d{1,15}(,\d{1,15})*$/, NUMBERS)
    .transform((text) => text.split(',').map(Number))
    .pipe(orderNumbersSchema),
});

/** Body: which invoices. */
export const invoicesInputSchema = z.object({ orders: orderNumbersSchema });

/** The variant of a line; absent without one. */
const documentVariantSchema = orderVariantSchema.omit({ _id: true }).optional();

/** What a packer needs to know about an order. No prices and no e-mail address: the slip goes into the parcel. */
export const packingSlipSchema = z.strictObject({
  number: z.int(),
  status: orderStatusSchema,
  createAt: moment,
  delivery: deliverySchema.omit({ email: true }),
  shipment: orderShipmentSchema,
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variant: documentVariantSchema,
      ...lineCodeFields,
      quantity: z.int(),
    }),
  ),
});
/** A packing slip. */
export type PackingSlip = z.infer<typeof packingSlipSchema>;

/** The seller, as named on an invoice. */
const sellerSchema = settingsSchema.pick({
  name: true,
  address: true,
  email: true,
  phone: true,
  tollFree: true,
  timeZone: true,
  invoiceFooter: true,
});
/** The seller, as named on an invoice. The invoice's dates are in this time zone. */
export type Seller = z.infer<typeof sellerSchema>;

/** An invoice in replies. Once issued, it never changes, except for `status`. Amounts are in US dollars. */
export const invoiceSchema = z.strictObject({
  /** The order's number, which is also the invoice's. */
  number: z.int(),
  /** Null for a preview: the order has not been shipped. */
  issuedAt: moment.nullable(),
  /** The status of the order now. */
  status: orderStatusSchema,
  orderedAt: moment,
  seller: sellerSchema,
  /** Only name and postal address: an issued invoice is kept when the buyer's account is deleted. */
  buyer: z.strictObject({ name: z.string(), address: z.string() }),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variant: documentVariantSchema,
      quantity: z.int(),
      price: z.number(),
      total: z.number(),
    }),
  ),
  adjustments: adjustmentsSchema,
  total: z.number(),
  payment: z.strictObject({
    success: z.boolean(),
    provider: z.string(),
    /** Null while the order is not paid. */
    reference: z.string().nullable(),
  }),
});
/** An invoice, or the preview of one. */
export type Invoice = z.infer<typeof invoiceSchema>;
