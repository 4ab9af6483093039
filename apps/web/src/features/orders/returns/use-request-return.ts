import { endpoints, type OrderDetails, type ReturnInput } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { useCreatingCall } from './use-creating-call';

/** Asks the shop to take back pieces of an order. */
export function useRequestReturn({ number }: OrderDetails) {
  const params = { number: String(number) };
  return useCreatingCall(number, {
    call: (body: ReturnInput, headers) => call(endpoints.requestReturn, { params, headers, body }),
    failure: 'The return could not be requested.',
  });
}
