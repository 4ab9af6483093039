import { Permitted } from '../../../ui/page/permitted';
import { ExchangeReturn } from './exchange-return';
import { RefundReturn } from './refund-return';
import type { ReturnOfOrder } from './return-of-order';

/** Ends a return that has arrived: by a refund, or by an exchange as long as there is none. */
export function CloseReturn({ order, one }: ReturnOfOrder) {
  return (
    <>
      <Permitted needs={['money']}>
        <RefundReturn order={order} one={one} />
      </Permitted>
      {one.state === 'received' && <ExchangeReturn one={one} />}
    </>
  );
}
