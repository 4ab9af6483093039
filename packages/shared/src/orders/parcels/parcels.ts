import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';
import { piecesInputSchema, piecesSchema } from '../pieces.js';

/** Body: what is sent in a parcel, by which carrier, and its tracking number. */
export const parcelInputSchema = z.object({
  lines: piecesInputSchema,
  carrier: requiredText('Carrier', { max: LIMITS.carrier }),
  trackingNumber: requiredText('Tracking number', { max: LIMITS.trackingNumber }),
});
/** A parcel as it is entered. */
export type ParcelInput = z.output<typeof parcelInputSchema>;

/** One of several parcels in which an order is sent. */
export const parcelSchema = z.strictObject({
  _id: objectIdSchema,
  lines: piecesSchema,
  carrier: z.string(),
  trackingNumber: z.string(),
  at: z.iso.datetime(),
});
/** One of several parcels in which an order is sent. */
export type Parcel = z.infer<typeof parcelSchema>;

/** The same for administrators: also who entered it. */
export const adminParcelSchema = parcelSchema.extend({
  by: z.strictObject({ _id: objectIdSchema, name: z.string() }),
});
/** A parcel as administrators see it. */
export type AdminParcel = z.infer<typeof adminParcelSchema>;
