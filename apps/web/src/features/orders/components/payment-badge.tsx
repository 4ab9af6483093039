import { statusRow, type Order, type PaymentState } from '@shop/shared';
import { Badge } from '../../../ui/display/badge';
import { isWaiting } from '../order-words';

/** What a payment came to that is neither paid nor refused. */
const NOTES: Partial<Record<PaymentState, string>> = {
  none: 'nothing to pay',
  authorized: 'reserved',
  overpaid: 'overpaid',
  partially_refunded: 'partly refunded',
  refunded: 'refunded',
  cancelled: 'not paid',
  expired: 'not paid in time',
};

/** Whether an order is paid. On a cancelled or returned order, a payment is no longer shown as a plain success. */
export function PaymentBadge({ payment, status }: Pick<Order, 'payment' | 'status'>) {
  if (payment.state === 'pending')
    return <Badge>{isWaiting(payment) ? 'Not paid yet' : 'Being paid'}</Badge>;
  if (payment.state === 'failed') return <Badge tone="danger">Failed</Badge>;
  if (payment.state === 'cancelling' || (payment.state === 'refunded' && status === 'cancel'))
    return <Badge>Cancelled</Badge>;
  const note = NOTES[payment.state];
  if (note)
    return (
      <>
        <Badge>{payment.success ? 'Success' : 'Failed'}</Badge> {note}
      </>
    );
  const { restocked } = statusRow(status);
  if (!restocked) return <Badge tone="accent">Success</Badge>;
  return (
    <>
      <Badge>Success</Badge> order {restocked.adjective}
    </>
  );
}
