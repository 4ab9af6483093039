import { CloseReturn } from './close-return';
import { DecideReturn } from './decide-return';
import { ReceiveReturn } from './receive-return';
import type { ReturnOfOrder } from './return-of-order';

/** What an administrator can do next with a return. */
export function ReturnActions({ order, one }: ReturnOfOrder) {
  const refund = order.refunds?.find(({ _id }) => _id === one.refund);
  if (one.state === 'requested') return <DecideReturn one={one} />;
  if (one.state === 'approved') return <ReceiveReturn order={order} one={one} />;
  if (one.state === 'received' || refund?.state === 'failed')
    return <CloseReturn order={order} one={one} />;
  return null;
}
