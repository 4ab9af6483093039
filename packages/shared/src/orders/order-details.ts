import { z } from 'zod';
import { amount } from '../contract/amounts.js';
import { objectIdSchema, requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { adminOrderEditSchema, orderEditSchema } from './edits/order-edits.js';
import { orderSchema, orderStatusSchema } from './orders.js';
import { adminParcelSchema, parcelSchema } from './parcels/parcels.js';
import { piecesSchema } from './pieces.js';
import { paymentChangeSchema } from './payments/payment-change.js';
import { adminRefundSchema, refundSchema } from './refunds/refunds.js';
import { adminReturnSchema, returnSchema } from './returns/returns.js';
import { orderShipmentSchema } from './shipments/shipment.js';

const moment = z.iso.datetime();

/** A person in the history or the notes of an order, with their current name. */
const personSchema = z.strictObject({ _id: objectIdSchema, name: z.string() });

/** An order with its history and shipment, as its buyer sees it. */
export const orderDetailsSchema = orderSchema.extend({
  /** Every status it has had, oldest first. */
  history: z.array(z.strictObject({ status: orderStatusSchema, at: moment })),
  shipment: orderShipmentSchema,
  /** The parcels in which it is sent, if these are several. Absent without any. */
  parcels: z.array(parcelSchema).optional(),
  /**
   * Pieces that were refunded and put back into stock before they were sent: they are not sent any more. Absent without
   * any.
   */
  keptBack: piecesSchema.optional(),
  /** When its address was corrected. Absent if it never was. */
  addressCorrections: z.array(z.strictObject({ at: moment })).optional(),
  /** What was taken off it before it was shipped, oldest first. Absent if nothing was. */
  edits: z.array(orderEditSchema).optional(),
  /** When its invoice was issued; null before that. */
  invoicedAt: moment.nullable(),
  /** What was returned of it, oldest first. Absent without any. */
  refunds: z.array(refundSchema).optional(),
  /** What its buyer sends back, oldest first. Absent without any. */
  returns: z.array(returnSchema).optional(),
});
/** An order with its history and shipment, as its buyer sees it. */
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/**
 * The same for administrators: also who did what, and their notes. In the history, `by` is null where the shop itself
 * has cancelled an order because its payment was refused.
 */
export const adminOrderDetailsSchema = orderDetailsSchema.extend({
  history: z.array(
    z.strictObject({ status: orderStatusSchema, at: moment, by: personSchema.nullable() }),
  ),
  addressCorrections: z.array(z.strictObject({ at: moment, by: personSchema })).optional(),
  edits: z.array(adminOrderEditSchema).optional(),
  /** Internal notes of the administrators, oldest first. */
  notes: z.array(z.strictObject({ text: z.string(), at: moment, by: personSchema })),
  parcels: z.array(adminParcelSchema).optional(),
  /** The states that its payment got after it was placed, oldest first. Absent without any. */
  paymentChanges: z.array(paymentChangeSchema).optional(),
  refunds: z.array(adminRefundSchema).optional(),
  returns: z.array(adminReturnSchema).optional(),
  /** What can be refunded, in US dollars. Absent if nothing can. */
  refundable: amount().optional(),
});
/** An order with its history, who did what, and the administrators' notes. */
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

/** Body of a new note. */
export const orderNoteInputSchema = z.object({
  text: requiredText('Note', { max: LIMITS.orderNote, multiline: true }),
});
