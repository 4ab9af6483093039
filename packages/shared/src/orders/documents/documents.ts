import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { storedAddressSchema } from '../../addresses/postal-address.js';
import { orderVariantSchema } from '../../catalog/variants/variants.js';
import { LIMITS } from '../../limits.js';
import { adjustmentsSchema } from '../../pricing/adjustment.js';
import { priceReplyFields } from '../../pricing/price-reply.js';
import { settingsSchema } from '../../settings/settings.js';
import { deliverySchema } from '../delivery.js';
import { lineCodeFields } from '../line-codes.js';
import { orderStatusSchema } from '../orders.js';
import { orderShipmentSchema } from '../shipments/shipment.js';

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
  /** Where it goes to, in parts, as far as they are known. */
  address: storedAddressSchema.optional(),
  /** Whether its money is awaited before it is sent. Absent otherwise. */
  unpaid: z.literal(true).optional(),
  /** Where its buyer collects it. Absent if it is sent. */
  pickUpAt: z.string().optional(),
  /** What its buyer told the shop about it, or the shop its buyer. Absent without one. */
  note: z.string().optional(),
  shipment: orderShipmentSchema,
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variant: documentVariantSchema,
      ...lineCodeFields,
      quantity: z.int(),
      /** How many of them are in no parcel yet; absent while that is all of them. */
      left: z.int().optional(),
    }),
  ),
});
/** A packing slip. */
export type PackingSlip = z.infer<typeof packingSlipSchema>;

/** The seller, as named on an invoice. */
const sellerSchema = settingsSchema
  .pick({
    name: true,
    address: true,
    email: true,
    phone: true,
    tollFree: true,
    timeZone: true,
    invoiceFooter: true,
  })
  .extend({
    /** Absent without one. */
    taxNumber: z.string().optional(),
  });
/** The seller, as named on an invoice. The invoice's dates are in this time zone. */
export type Seller = z.infer<typeof sellerSchema>;

/** A credit note takes back the whole invoice, or what was refunded of it: its amounts are in the buyer's favour. */
export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
/** One of `INVOICE_KINDS`. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * An invoice or a credit note in replies. Once issued, it never changes, except for `status` and `creditedBy`. Amounts
 * are in US dollars.
 */
export const invoiceSchema = z.strictObject({
  kind: z.enum(INVOICE_KINDS),
  /** The order's number. */
  number: z.int(),
  /**
   * Its own number: INV-1, INV-2, … or CN-1, CN-2, … without gaps. Invoices from before there were any have that of
   * their order. Null for a preview.
   */
  documentNumber: z.string().nullable(),
  /** When it was issued: an invoice as a rule when the order was shipped, or paid if nothing is sent. Null for a preview. */
  issuedAt: moment.nullable(),
  /** When the order was shipped, if that was at another moment. */
  shippedAt: moment.optional(),
  /**
   * The number of the invoice that a credit note takes back; or of the credit note that an invoice takes back, since its
   * refund did not arrive.
   */
  credits: z.string().optional(),
  /** The number of the document that takes this one back. */
  creditedBy: z.string().optional(),
  /** The status of the order now. */
  status: orderStatusSchema,
  orderedAt: moment,
  seller: sellerSchema,
  /** Nothing but what the law asks for: an issued invoice is kept when the buyer's account is deleted. */
  buyer: z.strictObject({
    name: z.string(),
    address: z.string(),
    /** The buyer's tax number. */
    taxId: z.string().optional(),
  }),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variant: documentVariantSchema,
      quantity: z.int(),
      price: amount(),
      total: amount(),
      /** Percent; absent where there are no `taxes`. */
      taxRate: z.number().optional(),
    }),
  ),
  adjustments: adjustmentsSchema,
  total: amount(),
  /** The tax by rate. Absent in a shop without tax rates. */
  taxes: priceReplyFields.taxes,
  /** The total without tax. Absent in the same shops. */
  net: amount().optional(),
  /** Whether the buyer was exempt from these taxes. Absent otherwise. */
  isExempt: z.literal(true).optional(),
  payment: z.strictObject({
    success: z.boolean(),
    provider: z.string(),
    /** What the manual payment method was called. Absent where it is not paid by hand. */
    name: z.string().optional(),
    /** Null while the order is not paid. */
    reference: z.string().nullable(),
  }),
});
/** An invoice, a credit note, or the preview of an invoice. */
export type Invoice = z.infer<typeof invoiceSchema>;
