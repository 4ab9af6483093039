import { endpoints, type OrderDetails, type ReturnInput } from '@shop/shared';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { call } from '../../../lib/http/api-client';
import { useCreatingCall } from './use-creating-call';

/** Asks the shop to take back pieces of an order. */
export function useRequestReturn(order: OrderDetails) {
  const params = { number: String(order.number) };
  return useCreatingCall(order, {
    name: 'return',
    call: async ({ photo, ...body }: ReturnInput & { photo?: File | undefined }, headers) => {
      const requested = await call(endpoints.requestReturn, { params, headers, body });
      const id = requested.order.returns?.at(-1)?._id;
      if (!photo || id === undefined) return requested;
      try {
        const { order } = await call(endpoints.setReturnPhoto, { params: { id }, body: { photo } });
        return { ...requested, order };
      } catch (error) {
        // The return is requested all the same.
        notify.error(failureText(error, 'The photo could not be saved.'));
        return requested;
      }
    },
    noAnswer: 'No answer came: see whether the return was requested, before you try again.',
  });
}
