import { z } from 'zod';
import { requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

/** The public tracking page of each carrier; the tracking number is appended. */
const TRACKING_PAGES: Record<string, string> = {
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  'Australia Post': 'https://auspost.com.au/mypost/track/details/',
};

/** The carriers with a known tracking page. */
export const KNOWN_CARRIERS = Object.keys(TRACKING_PAGES);

const shipmentSchema = z.strictObject({ carrier: z.string(), trackingNumber: z.string() });
/** The carrier of an order, and its tracking number. */
export type Shipment = z.infer<typeof shipmentSchema>;

/** The shipment of an order in replies; null before one is entered. */
export const orderShipmentSchema = shipmentSchema.nullable();

/** The tracking page of a parcel; undefined for a carrier that is not in the table. */
export function trackingPage({ carrier, trackingNumber }: Shipment): string | undefined {
  const known = KNOWN_CARRIERS.find((name) => name.toLowerCase() === carrier.toLowerCase());
  const page = known && TRACKING_PAGES[known];
  return page && page + encodeURIComponent(trackingNumber);
}

/**
 * Body of a change of the shipment. With `shipmentBefore`, it applies only if the order still has that shipment; null
 * stands for none.
 */
export const shipmentInputSchema = z.object({
  carrier: requiredText('Carrier', { max: LIMITS.carrier }),
  trackingNumber: requiredText('Tracking number', { max: LIMITS.trackingNumber }),
  shipmentBefore: orderShipmentSchema.optional(),
});
/** A change of the shipment. */
export type ShipmentInput = z.output<typeof shipmentInputSchema>;
