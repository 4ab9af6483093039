import {
  isOutstanding,
  nextStatuses,
  SHIPPED_STATUS,
  type AdminOrderDetails,
  type OrderStatus,
} from '@shop/shared';
import { useFocusAfterRemoval } from '../../../lib/hooks/use-focus-after-removal';
import { Button } from '../../../ui/forms/button';
import { OrderSection } from '../../orders';
import { useUpdateOrderStatus } from '../api/update-order-status';
import { isPaidFirst, isToShip } from './is-to-ship';

const DELIVERED_STATUS = 'deliverd' satisfies OrderStatus;

/** How far an order is that its buyer collects, and what comes next: it is ready, then they have it. */
export function CollectOrder({ order }: { order: AdminOrderDetails }) {
  const { status } = order;
  const { mutate, isPending } = useUpdateOrderStatus(order);
  // The button disappears after the last step.
  const focus = useFocusAfterRemoval<HTMLDivElement>('button');
  const next = nextStep(order);
  return (
    <OrderSection heading="Collection">
      <p>
        {status === DELIVERED_STATUS && 'The buyer has collected it.'}
        {status === SHIPPED_STATUS && 'It is ready: the buyer can collect it.'}
        {isToShip(order) && 'The buyer gets an email when it is ready.'}
      </p>
      <div {...focus}>
        {next && (
          <Button
            tone={next.isPaidBefore ? 'secondary' : 'primary'}
            busy={isPending}
            onClick={() => mutate({ status: next.status, statusBefore: status })}
          >
            {next.label}
          </Button>
        )}
      </div>
    </OrderSection>
  );
}

/** A collected order is ready in the status in which another is on its way, as its buyer's mail and page say, too. */
function nextStep(
  order: AdminOrderDetails,
): { label: string; status: OrderStatus; isPaidBefore: boolean } | undefined {
  if (isToShip(order))
    return {
      label: 'Mark as ready to collect',
      status: SHIPPED_STATUS,
      isPaidBefore: isPaidFirst(order),
    };
  if (order.status !== SHIPPED_STATUS || !nextStatuses(order).includes(DELIVERED_STATUS))
    return undefined;
  return {
    label: 'Mark as collected',
    status: DELIVERED_STATUS,
    isPaidBefore: isOutstanding(order),
  };
}
