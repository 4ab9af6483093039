import type { AdminOrderDetails } from '@shop/shared';
import { ActionCard } from '../desk/action-card';
import { OrderAction } from '../desk/order-action';
import { editableLines, isPartlyRefunded, isPartlyWithdrawn } from './edit-entry';
import { EditForm } from './edit-form';

/** Takes pieces off an order until it is shipped. */
export function EditOrder({ order }: { order: AdminOrderDetails }) {
  const lines = editableLines(order);
  if (lines.length === 0) return null;
  if (isPartlyRefunded(order))
    return (
      <ActionCard
        heading="Pieces"
        hint="Part of this order has already been refunded, so no pieces can be taken off. Refund them instead."
      />
    );
  if (isPartlyWithdrawn(order))
    return (
      <ActionCard
        heading="Pieces"
        hint="Its buyer has withdrawn from a part of this order, so no pieces can be taken off. Refund that return instead."
      />
    );
  return (
    <OrderAction
      order={order}
      heading="Pieces"
      hint="Possible until the order is shipped."
      label="Take pieces off …"
      Form={FormOfTotal}
    />
  );
}

/** It begins anew when the order has changed meanwhile. */
function FormOfTotal({ order, onDone }: { order: AdminOrderDetails; onDone: () => void }) {
  return <EditForm key={order.total} order={order} lines={editableLines(order)} onDone={onDone} />;
}
