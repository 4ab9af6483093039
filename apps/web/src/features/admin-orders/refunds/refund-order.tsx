import { holdsStock, type AdminOrderDetails } from '@shop/shared';
import { Price } from '../../../ui/display/price';
import { OrderAction } from '../desk/order-action';
import { RefundForm } from './refund-form';

/** Returns money of a paid order: pieces, an amount, or everything. */
export function RefundOrder({ order }: { order: AdminOrderDetails }) {
  const { refundable, status } = order;
  if (refundable === undefined) return null;
  return (
    <OrderAction
      order={order}
      heading="Refund"
      hint={
        <>
          <Price dollars={refundable} /> can be refunded.
        </>
      }
      label="Refund …"
      byKey="r"
      // Of an order that was cancelled, the money is what is left to do.
      tone={holdsStock(status) ? 'secondary' : 'primary'}
      Form={RefundForm}
    />
  );
}
