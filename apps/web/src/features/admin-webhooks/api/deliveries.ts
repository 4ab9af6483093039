import { endpoints, TEST_EVENT, type DatedListQuery, type WebhookDelivery } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const DELIVERIES = 'webhook deliveries';
const LOOK_EVERY_MS = 2_000;

/** Whoever sends a test waits for its reply. */
const isAwaited = ({ event, tries }: WebhookDelivery) => event === TEST_EVENT && tries === 0;

/** Reads a page of what was sent to an address. */
export async function loadDeliveries(id: string, query: DatedListQuery, signal: AbortSignal) {
  const input = { params: { id }, query, signal };
  const { deliveries: rows, total } = await call(endpoints.listWebhookDeliveries, input);
  return { rows, total };
}

/** A page of what was sent to an address. */
export function useDeliveries(id: string, query: DatedListQuery) {
  return useQuery({
    queryKey: [DELIVERIES, id, query],
    queryFn: ({ signal }) => loadDeliveries(id, query, signal),
    ...LIST_OPTIONS,
    refetchInterval: ({ state }) => state.data?.rows.some(isAwaited) && LOOK_EVERY_MS,
  });
}

/** Sends a test to an address. */
export function useSendTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.testWebhook, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [DELIVERIES, id] }),
  });
}

/** Sends an event again. */
export function useRepeatDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.repeatWebhookDelivery, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [DELIVERIES] }),
  });
}
