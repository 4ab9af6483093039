import { endpoints, type MailsQuery } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_OPTIONS } from '../../../lib/address/list-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';

const MAILS = 'mails';

/** Reads a page of the mails. */
export async function loadMails(query: MailsQuery, signal: AbortSignal) {
  const { mails: rows, total, canSend } = await call(endpoints.listMails, { query, signal });
  return { rows, total, canSend };
}

/** A page of the mails, newest first, and whether the shop can send them. */
export function useMails(query: MailsQuery) {
  return useQuery({
    queryKey: [MAILS, query],
    queryFn: ({ signal }) => loadMails(query, signal),
    ...LIST_OPTIONS,
  });
}

/** Sends a mail again. */
export function useResendMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.resendMail, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [MAILS] }),
  });
}
