import { formatDollars, holdsStock, type AdminOrderDetails } from '@shop/shared';
import { Notice } from '../../../ui/feedback/notice';
import { RefundOrder } from './refund-order';

/** Whether an order is cancelled and its money is still to be returned, as those see it who may do that. */
export function isToReturn({ status, payment }: AdminOrderDetails): boolean {
  return !holdsStock(status) && payment.kept !== undefined;
}

/** Says what is still to be returned of a cancelled order, with the refund at hand. */
export function ToReturn({ order }: { order: AdminOrderDetails }) {
  const { kept } = order.payment;
  if (!isToReturn(order) || kept === undefined) return null;
  return (
    <>
      <Notice tone="danger">
        Paid {formatDollars(kept)}, still to be returned: the order is cancelled.
      </Notice>
      <RefundOrder order={order} />
    </>
  );
}
