import { endpoints, type ApiKeyInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const KEYS = ['api keys'] as const;

/** All keys, oldest first. */
export function useKeys() {
  return useQuery({
    queryKey: KEYS,
    queryFn: ({ signal }) => call(endpoints.listApiKeys, { signal }),
    select: ({ apiKeys }) => apiKeys,
    staleTime: 0,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** Makes a key under an idempotency key. @returns what programs send. */
export function useMakeKey() {
  const refresh = useRefresh();
  return async (body: ApiKeyInput, creationKey: string): Promise<string> => {
    const headers = { 'idempotency-key': creationKey };
    const { message, key } = await call(endpoints.createApiKey, { body, headers });
    notify.success(message);
    await refresh();
    return key;
  };
}

export function useRevokeKey(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(endpoints.revokeApiKey, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: refresh,
  });
}
