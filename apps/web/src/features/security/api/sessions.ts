import { endpoints } from '@shop/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { session } from '../../../lib/session/session';
import { signOutHere } from '../../accounts';
import { settleCart } from '../../kept-cart';
import { notify } from '../../../ui/messages/notify';

const KEY = ['sessions'];

/** The user's sessions, most recently used first. */
export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(endpoints.listSessions, { signal }),
    select: ({ sessions }) => sessions,
  });
}

/** Replaces the token of the stored session, after the server revoked the earlier ones. */
export function storeToken(token: string): void {
  const current = session.get();
  if (current) session.set({ ...current, token });
}

/** Shows the result of a call that ends sessions, and refetches their list. */
function useEnding<Input>(end: (input: Input) => Promise<string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (message) => {
      notify.success(message);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

export function useEndSession() {
  return useEnding(
    async (sessionId: string) =>
      (await call(endpoints.endSession, { params: { sessionId } })).message,
  );
}

export function useEndOtherSessions() {
  return useEnding(async () => {
    const { message, token } = await call(endpoints.endOtherSessions);
    storeToken(token);
    return message;
  });
}

/** Signs the user out on every device, including this one. */
export function useEndAllSessions(onDone: () => void) {
  return useMutation({
    mutationFn: async () => {
      const user = session.get()?.user._id ?? '';
      const isCartKept = await settleCart();
      const { message } = await call(endpoints.endAllSessions);
      return { user, isCartKept, message };
    },
    onSuccess: ({ user, isCartKept, message }) => {
      signOutHere(user, isCartKept, message);
      onDone();
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}
