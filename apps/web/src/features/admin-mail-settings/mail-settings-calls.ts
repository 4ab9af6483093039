import { endpoints, type MailKind, type MailPreviewInput, type MailSettings } from '@shop/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api-client';
import { failureText } from '../../lib/http/api-error';
import { notify } from '../../ui/messages/notify';

/** The settings to edit: fetched on every visit, and never refetched while the form is open. */
export function useStoredMailSettings() {
  return useQuery({
    queryKey: ['mail-settings'],
    queryFn: ({ signal }) => call(endpoints.getMailSettings, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the settings. */
export function useSaveMailSettings(onSaved: (settings: MailSettings) => void) {
  return useMutation({
    mutationFn: (body: MailSettings) => call(endpoints.updateMailSettings, { body }),
    onSuccess: ({ settings, message }) => {
      onSaved(settings);
      notify.success(message);
    },
  });
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
