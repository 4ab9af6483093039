import { leftToSend, type OrderDetails, type Parcel } from '@shop/shared';
import type { ReactNode } from 'react';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import historyStyles from '../components/history/history-list.module.css';
import { OrderSection } from '../components/order/order-section';
import { OrderShipment } from '../components/order/order-shipment';
import { piecesText } from '../returns/pieces';

interface OrderParcelsProps<One extends Parcel> {
  products: OrderDetails['products'];
  parcels: readonly One[] | undefined;
  keptBack: OrderDetails['keptBack'];
  /** What can be done with one. */
  actions?: (one: One, index: number) => ReactNode;
}

/** The parcels in which an order is sent, if these are several, and what is not on its way yet. */
export function OrderParcels<One extends Parcel>({
  products,
  parcels = [],
  keptBack,
  actions,
}: OrderParcelsProps<One>) {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (parcels.length === 0) return null;
  const left = leftToSend(products, parcels, keptBack);
  return (
    <OrderSection heading="Parcels">
      <ol className={historyStyles.entries}>
        {parcels.map((one, index) => (
          <li key={one._id}>
            <strong>Parcel {index + 1}:</strong> {piecesText(products, one.lines)}
            <OrderShipment shipment={one} />
            <p className={historyStyles.when}>
              Handed to the carrier on <time dateTime={one.at}>{moment(one.at)}</time>
            </p>
            {actions?.(one, index)}
          </li>
        ))}
      </ol>
      {left.length > 0 && <p>Not sent yet: {piecesText(products, left)}</p>}
    </OrderSection>
  );
}
