import { z } from 'zod';
import { requiredText } from '../../contract/fields.js';
import { LIMITS } from '../../limits.js';

/** The public tracking page of each carrier; the tracking number is appended. */
const TRACKING_PAGES: Record<string, string> = {
  // In North America.
  UPS: 'https://www.ups.com/track?tracknum=',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  OnTrac: 'https://www.ontrac.com/tracking/?number=',
  'Amazon Shipping': 'https://track.amazon.com/tracking/',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?pin=',
  // In Europe.
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  'DHL Express':
    'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=',
  'DHL Paket': 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/',
  'DPD UK': 'https://track.dpd.co.uk/parcels/',
  GLS: 'https://gls-group.com/GROUP/en/parcel-tracking?match=',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  Parcelforce: 'https://www.parcelforce.com/portal/pw/track?trackNumber=',
  Evri: 'https://www.evri.com/track/parcel/',
  Yodel: 'https://www.yodel.co.uk/tracking/',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  Chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  'Mondial Relay': 'https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition=',
  Correos: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  SEUR: 'https://www.seur.com/livetracking/?segOnlineIdentificador=',
  BRT: 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=',
  'Poste Italiane': 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/',
  PostNL: 'https://postnl.nl/tracktrace/?B=',
  bpost: 'https://track.bpost.cloud/btr/web/#/search?itemCode=',
  'Österreichische Post': 'https://www.post.at/sv/sendungsdetails?snr=',
  'Swiss Post': 'https://www.post.ch/swisspost-tracking?formattedParcelCodes=',
  PostNord: 'https://tracking.postnord.com/en/tracking?id=',
  Bring: 'https://tracking.bring.com/tracking/',
  Posti: 'https://www.posti.fi/en/tracking#/lahetys/',
  InPost: 'https://inpost.pl/sledzenie-przesylek?number=',
  'Poczta Polska': 'https://emonitoring.poczta-polska.pl/?numer=',
  Packeta: 'https://tracking.packeta.com/en/?id=',
  'An Post': 'https://www.anpost.com/Post-Parcels/Track/History?item=',
  // Elsewhere.
  'Australia Post': 'https://auspost.com.au/mypost/track/details/',
};

/** The carriers with a known tracking page. */
export const KNOWN_CARRIERS = Object.keys(TRACKING_PAGES);

const shipmentSchema = z.strictObject({ carrier: z.string(), trackingNumber: z.string() });
/** The carrier of an order, and its tracking number. */
export type Shipment = z.infer<typeof shipmentSchema>;

/** The shipment of an order in replies; null before one is entered. */
export const orderShipmentSchema = shipmentSchema.nullable();

/**
 * The tracking page of a parcel. A carrier that is not in the table has one if its address was entered as the number.
 * Undefined if there is none.
 */
export function trackingPage({ carrier, trackingNumber }: Shipment): string | undefined {
  if (isWebAddress(trackingNumber)) return trackingNumber;
  const known = KNOWN_CARRIERS.find((name) => name.toLowerCase() === carrier.toLowerCase());
  const page = known && TRACKING_PAGES[known];
  // The number is gone once the buyer has deleted their account.
  return page && trackingNumber ? page + encodeURIComponent(trackingNumber) : undefined;
}

/** What is read where a tracking number stands: an address says nothing to people. */
export function trackingText({ trackingNumber }: Shipment): string {
  return isWebAddress(trackingNumber) ? 'Follow the parcel' : trackingNumber;
}

/** Only what leads to a page of the internet: whoever clicks trusts the shop. */
function isWebAddress(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { username, hostname } = new URL(text);
  return username === '' && hostname.includes('.');
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
