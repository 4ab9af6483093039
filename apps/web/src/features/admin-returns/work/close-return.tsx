import { ExchangeReturn } from './exchange-return';
import { RefundReturn } from './refund-return';
import type { ReturnOfOrder } from './return-of-order';

/** Ends a return that has arrived: by a refund, or by an exchange as long as there is none. */
export function CloseReturn({ order, one }: ReturnOfOrder) {
  return (
    <>
      <RefundReturn order={order} one={one} />
      {one.state === 'received' && <ExchangeReturn one={one} />}
    </>
  );
}
