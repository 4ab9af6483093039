import { formatDollars, type AdminOrderDetails } from '@shop/shared';
import { byHandText } from '../../admin-returns';
import { Notice } from '../../../ui/feedback/notice';

/** Says that more was paid than an order costs, and whether that goes back by itself. */
export function SurplusNotice({ order: { payment, refunds = [] } }: { order: AdminOrderDetails }) {
  const { surplus } = payment;
  if (surplus === undefined) return null;
  const isGoingBack = refunds.some((one) => one.surplus && one.state === 'requested');
  return (
    <Notice tone="danger">
      {formatDollars(surplus)} more was paid than the order costs.{' '}
      {isGoingBack
        ? 'It is being returned.'
        : byHandText({ payment }) || 'Please return it at your payment provider.'}
    </Notice>
  );
}
