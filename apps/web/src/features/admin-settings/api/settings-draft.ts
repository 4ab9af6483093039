import { endpoints, type SettingsDraft, type SettingsInput } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

/** Keeps the settings as a draft. @throws ApiError 409 when somebody has saved them or the draft meanwhile */
export async function saveSettingsDraft(input: SettingsInput): Promise<SettingsDraft> {
  const { draft, message } = await call(endpoints.saveSettingsDraft, { body: input });
  notify.success(message);
  return draft;
}

/** Discards the draft. A failure is shown. */
export function useDiscardDraft(onDiscarded: () => void) {
  return useMutation({
    mutationFn: ({ version }: SettingsDraft) =>
      call(endpoints.deleteSettingsDraft, { query: { version } }),
    onSuccess: ({ message }) => {
      notify.success(message);
      onDiscarded();
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
