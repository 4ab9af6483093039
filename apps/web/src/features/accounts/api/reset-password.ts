import { endpoints, type PasswordReset } from '@shop/shared';
import { call } from '../../../lib/http/api-client';

/** Sets a new password, given the security answer. @returns the server's message */
export async function resetPassword(reset: PasswordReset): Promise<string> {
  return (await call(endpoints.resetPassword, { body: reset })).message;
}
