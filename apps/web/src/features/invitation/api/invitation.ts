import { endpoints } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { ACCESS } from '../../../lib/http/query-client';
import { session } from '../../../lib/session/session';
import { notify } from '../../../ui/messages/notify';

/** What an invitation is for. @param token of its link */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(endpoints.readInvitation, { body: { token }, signal }),
    select: ({ invitation }) => invitation,
    retry: false,
  });
}

/** Accepts an invitation: from then on, the session is an administrator's. */
export function useAcceptInvitation(token: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.acceptInvitation, { body: { token } }),
    onSuccess: async ({ message, user }) => {
      notify.success(message);
      const current = session.get();
      if (current) session.set({ ...current, user });
      await client.invalidateQueries({ queryKey: [ACCESS] });
      onDone();
    },
    onError: (error) => notify.error(failureText(error)),
  });
}
