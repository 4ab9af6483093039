import { endpoints, type EndpointInput, type PreparedOrder } from '@shop/shared';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import type { useCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';
import { ORDERS } from '../../orders';
import { PREPARED } from './prepared-orders';
import { itemsOf, wishesOf, type NewOrderEntry } from '../entry';

/** What the order costs now; nothing while it has no items. */
export function useNewOrderQuote(userId: string, entry: NewOrderEntry) {
  const body = { items: itemsOf(entry), ...wishesOf(entry) };
  const hasItems = body.items.length > 0;
  return useQuery({
    queryKey: [ORDERS, 'new', userId, body],
    enabled: hasItems,
    ...(hasItems && { placeholderData: keepPreviousData }),
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(endpoints.quoteCustomerOrder, { params: { userId }, body, signal }),
  });
}

type Body = EndpointInput<typeof endpoints.placeCustomerOrder>['body'];

interface Placing {
  /** What it was prepared as. */
  prepared: PreparedOrder | undefined;
  creation: ReturnType<typeof useCreationKey>;
  onPlaced: () => void;
}

/** Without the server's reason, it may have been placed. */
const NO_ANSWER = 'No answer came: see under Orders whether it was placed, before you try again.';

/** Places the order once, however often it is pressed, and opens it. */
export function usePlaceCustomerOrder(userId: string, { prepared, creation, onPlaced }: Placing) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Body) =>
      call(endpoints.placeCustomerOrder, {
        params: { userId },
        headers: { 'idempotency-key': creation.begin() },
        body: prepared
          ? { ...body, prepared: { _id: prepared._id, version: prepared.version } }
          : body,
      }),
    onSuccess: ({ message, order }) => {
      onPlaced();
      notify.success(message);
      void navigate(dashboardPaths.adminOrder(order.number));
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, NO_ANSWER));
    },
    onSettled: () =>
      Promise.all(
        [[ORDERS], PREPARED].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
