import { statusRow, type Order } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';

/** Whether an order is paid. On a cancelled or returned order, a payment is no longer shown as a plain success. */
export function PaymentBadge({ payment, status }: Pick<Order, 'payment' | 'status'>) {
  if (payment.state === 'pending') return <Badge>Being paid</Badge>;
  if (payment.state === 'failed') return <Badge tone="danger">Failed</Badge>;
  if (payment.state === 'cancelling' || payment.state === 'refunded')
    return <Badge>Cancelled</Badge>;
  const { restocked } = statusRow(status);
  if (!restocked) return <Badge tone="accent">Success</Badge>;
  return (
    <>
      <Badge>Success</Badge> order {restocked.adjective}
    </>
  );
}
