import { SHIPPED_STATUS, type AdminOrderDetails } from '@shop/shared';
import { useFocusAfterRemoval } from '../../../lib/hooks/use-focus-after-removal';
import { Button } from '../../../ui/forms/button';
import { useUpdateOrderStatus } from '../api/update-order-status';
import { isPaidFirst, isToShip } from './is-to-ship';

interface ShipOrderProps {
  order: AdminOrderDetails;
  saveShipment: () => Promise<boolean>;
}

/** Sets a waiting order to Shipped, next to where its tracking number is entered, and saves that with it. */
export function ShipOrder({ order, saveShipment }: ShipOrderProps) {
  const { mutate, isPending } = useUpdateOrderStatus(order, { saveShipment });
  // The button disappears after success.
  const focus = useFocusAfterRemoval<HTMLDivElement>('button');
  return (
    <div {...focus}>
      {isToShip(order) && (
        <Button
          tone={isPaidFirst(order) ? 'secondary' : 'primary'}
          busy={isPending}
          onClick={() => mutate({ status: SHIPPED_STATUS, statusBefore: order.status })}
        >
          Set to {SHIPPED_STATUS}
        </Button>
      )}
    </div>
  );
}
