import { CloseReturn } from './close-return';
import { CloseWithoutRefund } from './close-without-refund';
import { DecideReturn } from './decide-return';
import { ReceiveReturn } from './receive-return';
import type { ReturnOfOrder } from './return-of-order';

/** What an administrator can do next with a return. */
export function ReturnActions({ order, one }: ReturnOfOrder) {
  const refund = order.refunds?.find(({ _id }) => _id === one.refund);
  if (one.state === 'requested') return <DecideReturn one={one} />;
  const isHere = one.state === 'received' || (one.state === 'approved' && one.unsent);
  if (one.state === 'approved' && !isHere)
    return (
      <>
        <ReceiveReturn order={order} one={one} />
        <CloseWithoutRefund order={order} one={one} />
      </>
    );
  if (isHere || refund?.state === 'failed') return <CloseReturn order={order} one={one} />;
  return null;
}
