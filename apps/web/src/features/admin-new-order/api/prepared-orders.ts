import {
  endpoints,
  type PreparedOrder,
  type PreparedOrderInput,
  type PreparedOrdersQuery,
} from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { keptCreationKey } from '../../../ui/forms/use-creation-key';
import { notify } from '../../../ui/messages/notify';

/** The key of all that is prepared. */
export const PREPARED = ['prepared orders'] as const;

/** Reads a page of the prepared orders. */
export async function loadPreparedOrders(query: PreparedOrdersQuery, signal: AbortSignal) {
  const { preparedOrders, total } = await call(endpoints.listPreparedOrders, { query, signal });
  return { rows: preparedOrders, total };
}

/** A page of the prepared orders, newest first. */
export function usePreparedOrders(query: PreparedOrdersQuery) {
  return useQuery({
    queryKey: [...PREPARED, query],
    queryFn: ({ signal }) => loadPreparedOrders(query, signal),
    ...LIST_OPTIONS,
  });
}

/** A prepared order, fetched anew on every visit. */
export function usePreparedOrder(id: string) {
  return useQuery({
    queryKey: [...PREPARED, 'one', id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getPreparedOrder, { params: { id }, signal })).preparedOrder,
    staleTime: 0,
  });
}

/** Without the server's reason, it may have been saved. */
const NO_ANSWER = 'No answer came: see whether the order was saved, before you try again.';

/** What is done with an order besides placing it. @param onSaved called with the order as it is then */
export function usePrepare(
  userId: string,
  known: PreparedOrder | undefined,
  onSaved: (saved: PreparedOrder) => void,
) {
  const queryClient = useQueryClient();
  const creation = keptCreationKey(`prepared order ${userId}`);

  function save(body: PreparedOrderInput) {
    if (known) {
      const { _id: id, version } = known;
      return call(endpoints.updatePreparedOrder, { params: { id }, body: { ...body, version } });
    }
    const headers = { 'idempotency-key': creation.begin() };
    return call(endpoints.createPreparedOrder, { params: { userId }, headers, body });
  }

  return useMutation({
    mutationFn: async ({ body, sends }: { body: PreparedOrderInput; sends: boolean }) => {
      const saved = await save(body);
      const { _id: id, version } = saved.preparedOrder;
      return sends
        ? call(endpoints.sendPreparedOrder, { params: { id }, body: { version } })
        : saved;
    },
    onSuccess: ({ message, preparedOrder }) => {
      creation.end();
      onSaved(preparedOrder);
      notify.success(message);
    },
    onError: (error) => {
      creation.refused(error);
      notify.error(failureText(error, NO_ANSWER));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: PREPARED }),
  });
}

/** Deletes a prepared order. */
export function useDeletePrepared(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.deletePreparedOrder, { params: { id } }),
    onSuccess: ({ message }) => {
      notify.success(message);
      return queryClient.invalidateQueries({ queryKey: PREPARED, refetchType: 'none' });
    },
    onError: (error) => notify.error(failureText(error)),
  });
}
