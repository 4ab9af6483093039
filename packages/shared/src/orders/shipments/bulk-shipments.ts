import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { orderShipmentSchema, shipmentInputSchema } from './shipment.js';

const ONCE = 'An order can be named only once';

const shipmentLineSchema = shipmentInputSchema.extend({
  number: z.int({ error: 'The order number must be a whole number' }).min(1),
});
/** The shipment of one order in a bulk call. */
export type ShipmentLine = z.output<typeof shipmentLineSchema>;

/** Body of a bulk change of shipments, and of its preview. */
export const shipmentsInputSchema = z.object({
  shipments: z
    .array(shipmentLineSchema, { error: 'shipments must be a list' })
    .min(1, 'There is nothing to change')
    .max(LIMITS.statusChanges, `At most ${LIMITS.statusChanges} orders can be changed in one call`)
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, ONCE),
});

/** What a bulk change would do to an order. */
export const plannedShipmentSchema = z.strictObject({
  number: z.int(),
  /** The shipment that it has now; null for none. */
  shipmentBefore: orderShipmentSchema,
  /** Why it can’t be changed; absent if it can. */
  refusal: z.string().optional(),
});
/** What a bulk change would do to an order. */
export type PlannedShipment = z.infer<typeof plannedShipmentSchema>;

/** What became of an order in a bulk change. `unfinished`: not tried, or with an unknown outcome; resending is safe. */
export const shipmentResultSchema = z.strictObject({
  number: z.int(),
  outcome: z.enum(['done', 'refused', 'unfinished']),
  /** A sentence to show to the user. */
  message: z.string(),
});
/** What became of an order in a bulk change. */
export type ShipmentResult = z.infer<typeof shipmentResultSchema>;
