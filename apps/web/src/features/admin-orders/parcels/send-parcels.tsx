import { leftToSend, statusRow, sumOf, type AdminOrderDetails } from '@shop/shared';
import { isCollected, isToShip } from '../desk/is-to-ship';
import { OrderAction } from '../desk/order-action';
import { ParcelForm } from './parcel-form';

/** Sends an order of several pieces in several parcels. No carrier gets one that its buyer collects. */
export function SendParcels({ order }: { order: AdminOrderDetails }) {
  const { status, products, parcels, keptBack } = order;
  const isSeveral = sumOf(products, ({ quantity }) => quantity) > 1;
  const { restocked } = statusRow(status);
  const canBeSent = isToShip(order) || (parcels !== undefined && !restocked);
  if (isCollected(order) && parcels === undefined) return null;
  if (!isSeveral || !canBeSent || leftToSend(products, parcels, keptBack).length === 0) return null;

  return (
    <OrderAction
      order={order}
      heading="Send a part"
      hint="The buyer gets an email about each parcel."
      label="Add a parcel …"
      Form={ParcelForm}
    />
  );
}
