import {
  leftToSend,
  nextStatuses,
  SHIPPED_STATUS,
  statusRow,
  sumOf,
  type AdminOrderDetails,
} from '@shop/shared';
import { OrderAction } from '../desk/order-action';
import { ParcelForm } from './parcel-form';

/** Sends an order of several pieces in several parcels. */
export function SendParcels({ order }: { order: AdminOrderDetails }) {
  const { status, products, parcels } = order;
  const isSeveral = sumOf(products, ({ quantity }) => quantity) > 1;
  const { awaits, restocked } = statusRow(status);
  const isWaiting = awaits === 'shop' && nextStatuses(order).includes(SHIPPED_STATUS);
  const canBeSent = isWaiting || (parcels !== undefined && !restocked);
  if (!isSeveral || !canBeSent || leftToSend(products, parcels).length === 0) return null;

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
