import { formatDollars, isManual, sumDollars, type AdminOrderDetails } from '@shop/shared';
import { Notice } from '../../../ui/feedback/notice';

type Paid = Pick<AdminOrderDetails, 'payment'>;

/** Says how much of a manually paid order the shop returns by hand: no provider does it. */
export function ReturnedByHand({
  order: { payment, refunds = [] },
}: {
  order: Paid & Pick<AdminOrderDetails, 'refunds'>;
}) {
  const made = refunds.filter(({ state }) => state === 'succeeded');
  if (!isManual(payment.provider) || made.length === 0) return null;
  const amount = formatDollars(sumDollars(made.map((one) => one.amount)));
  return (
    <Notice>
      This order was paid by hand{payment.name && ` (${payment.name})`}. Please return what was
      refunded, {amount}, by hand as well.
    </Notice>
  );
}
