import { endpoints, type MailKind, type MailPreviewInput, type MailSettings } from '@shop/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client';
import { failureText } from '../../lib/http/api-error';
import { notify } from '../../ui/messages/notify';

/** The settings that are stored now, and whether mails can be sent. */
export function loadMailSettings(signal?: AbortSignal) {
  return call(endpoints.getMailSettings, { signal });
}

/** The settings to edit: fetched on every visit, and never refetched while the form is open. */
export function useStoredMailSettings() {
  return useQuery({
    queryKey: ['mail-settings'],
    queryFn: ({ signal }) => loadMailSettings(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the settings. @throws ApiError 409 when somebody has saved them meanwhile */
export async function saveMailSettings(body: MailSettings): Promise<MailSettings> {
  const { settings, message } = await call(endpoints.updateMailSettings, { body });
  notify.success(message);
  return settings;
}

/** Has a mail written with words and looks that may not be saved. */
export function usePreview() {
  return useMutation({
    mutationFn: (body: MailPreviewInput) => call(endpoints.previewMail, { body }),
  });
}

/** Has a test mail sent to the administrator. */
export function useTestMail() {
  return useMutation({
    mutationFn: (kind: MailKind) => call(endpoints.sendTestMail, { body: { kind } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
  });
}
