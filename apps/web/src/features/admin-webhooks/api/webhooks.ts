import { endpoints, type Webhook, type WebhookInput } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const WEBHOOKS = ['webhooks'] as const;

/** All addresses, oldest first. */
export function useWebhooks() {
  return useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => call(endpoints.listWebhooks, { signal }),
    select: ({ webhooks }) => webhooks,
    staleTime: 0,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WEBHOOKS });
}

/** Adds an address under an idempotency key, or saves one. @returns the secret of a new one. */
export function useSaveWebhook(webhook: Webhook | undefined) {
  const refresh = useRefresh();
  return async (input: WebhookInput, creationKey: string): Promise<string | undefined> => {
    if (!webhook) {
      const headers = { 'idempotency-key': creationKey };
      const { message, secret } = await call(endpoints.createWebhook, { body: input, headers });
      notify.success(message);
      await refresh();
      return secret;
    }
    const { _id: id, isOn, version } = webhook;
    const body = { ...input, isOn, version };
    const { message } = await call(endpoints.updateWebhook, { params: { id }, body });
    notify.success(message);
    await refresh();
    return undefined;
  };
}

/** Switches an address on or off. */
export function useSwitchWebhook({ _id: id, url, events, version }: Webhook) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      call(endpoints.updateWebhook, { params: { id }, body: { url, events, isOn, version } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: refresh,
  });
}

export function useDeleteWebhook(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(endpoints.deleteWebhook, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: refresh,
  });
}

/** Makes a new secret, and hands it over. */
export function useRotateSecret(id: string, onMade: (secret: string) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(endpoints.rotateWebhookSecret, { params: { id } }),
    onSuccess: ({ message, secret }) => {
      notify.success(message);
      onMade(secret);
    },
    onError: (error) => notify.error(failureText(error)),
    onSettled: refresh,
  });
}
