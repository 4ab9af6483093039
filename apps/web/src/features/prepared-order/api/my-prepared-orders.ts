import { endpoints, type EndpointInput, type MyPreparedOrder } from '@shop/shared';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { otherSite } from '../../../lib/address/other-site';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';

/** Within those of the orders: what changes an order may change these. */
const PREPARED = [ORDERS, 'prepared'] as const;

/** What the shop has prepared for the signed-in user, and they have not ordered yet. */
export function useMyPreparedOrders() {
  return useQuery({
    queryKey: PREPARED,
    queryFn: async ({ signal }) =>
      (await call(endpoints.listMyPreparedOrders, { signal })).preparedOrders,
    staleTime: 0,
  });
}

/** One of them, by its id. */
export function useMyPreparedOrder(id: string) {
  return useQuery({
    queryKey: [...PREPARED, id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getMyPreparedOrder, { params: { id }, signal })).preparedOrder,
    staleTime: 0,
  });
}

type Body = EndpointInput<typeof endpoints.placeMyPreparedOrder>['body'];
/** What the customer chooses themselves. */
export type Chosen = Pick<Body, 'address' | 'shippingMethod' | 'billing' | 'taxId' | 'payment'>;

/** What it costs now. */
export function usePreparedQuote({ _id, items, codes }: MyPreparedOrder, chosen: Chosen) {
  const { address, shippingMethod } = chosen;
  const body = {
    items: items.map(({ product, variant, quantity }) => ({
      product,
      quantity,
      ...(variant && { variant }),
    })),
    ...(codes && { codes }),
    ...(address?.country && { address }),
    ...(shippingMethod && { shippingMethod }),
  };
  return useQuery({
    queryKey: [...PREPARED, _id, 'quote', body],
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) => call(endpoints.quoteOrder, { body, signal }),
  });
}

/** Without the server's reason, it may have been placed. */
const NO_ANSWER = 'No answer came: see under Orders whether it was placed, before you try again.';

/** Orders it once, however often it is pressed, and goes to where it is paid or shown. */
export function usePlacePrepared(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const creation = keptCreationKey(`prepared order ${id}`);
  return useMutation({
    mutationFn: (body: Body) =>
      call(endpoints.placeMyPreparedOrder, {
        params: { id },
        headers: { 'idempotency-key': creation.begin() },
        body,
      }),
    onSuccess: ({ message, order: { number, payment } }) => {
      creation.end();
      if (!payment.success && payment.url !== undefined) {
        otherSite.open(payment.url);
        return;
      }
      notify.success(message);
      void navigate(dashboardPaths.userOrder(number));
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, NO_ANSWER));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
