import { endpoints, type LinkReset, type PasswordReset } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';

/** Sets a new password, given the security answer. @returns the server's message */
export async function resetPassword(reset: PasswordReset): Promise<string> {
  return (await call(endpoints.resetPassword, { body: reset })).message;
}

/** Whether the shop sends links to reset passwords; true until that is known. */
export function useSendsLinks(): boolean {
  const { data } = useQuery({
    queryKey: ['reset-ways'],
    queryFn: ({ signal }) => call(endpoints.getResetWays, { signal }),
    staleTime: Infinity,
  });
  return data?.link ?? true;
}

/** Has a link sent. @returns the server's message */
export async function sendResetLink(email: string): Promise<string> {
  return (await call(endpoints.sendResetLink, { body: { email } })).message;
}

/** Sets a new password, given the token of a link. @returns the server's message */
export async function resetPasswordByLink(reset: LinkReset): Promise<string> {
  return (await call(endpoints.resetPasswordByLink, { body: reset })).message;
}
