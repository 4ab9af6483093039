import { trackingPage, type Shipment } from '@shop/shared';

/** The carrier of an order and its tracking number: a link if the carrier is known. */
export function OrderShipment({ shipment }: { shipment: Shipment }) {
  const { carrier, trackingNumber } = shipment;
  const page = trackingPage(shipment);
  return (
    <p>
      {carrier}{' '}
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  );
}
