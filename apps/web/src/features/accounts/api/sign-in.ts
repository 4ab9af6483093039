import { endpoints, type Credentials } from '@shop/shared';
import { call } from '../../../lib/api-client';
import { session } from '../../../lib/session';

/** Signs in and stores the session. @returns the server's message */
export async function signIn(credentials: Credentials): Promise<string> {
  const reply = await call(endpoints.login, { body: credentials });
  // The login call also resets passwords and then brings no token; with credentials it always does.
  if (!('token' in reply)) throw new Error('The login reply has no token');
  session.set({ user: reply.user, token: reply.token });
  return reply.message;
}
