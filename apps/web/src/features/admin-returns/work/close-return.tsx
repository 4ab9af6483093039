import { Permitted } from '../../../ui/page/permitted';
import { CloseWithoutRefund } from './close-without-refund';
import { ExchangeReturn } from './exchange-return';
import { RefundReturn } from './refund-return';
import type { ReturnOfOrder } from './return-of-order';

/** Ends a return that has arrived, or was not sent: by a refund, by an exchange as long as there is none, or without either. */
export function CloseReturn({ order, one }: ReturnOfOrder) {
  return (
    <>
      <Permitted needs={['money']}>
        <RefundReturn order={order} one={one} />
      </Permitted>
      {one.state === 'received' && <ExchangeReturn order={order} one={one} />}
      <CloseWithoutRefund order={order} one={one} />
    </>
  );
}
