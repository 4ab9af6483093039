import { trackingPage, trackingText, type Shipment } from '@shop/shared';

/** The carrier of an order and its tracking number: a link if it has a page. */
export function OrderShipment({ shipment }: { shipment: Shipment }) {
  const { carrier } = shipment;
  const text = trackingText(shipment);
  const page = trackingPage(shipment);
  return (
    <p>
      {carrier}{' '}
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
