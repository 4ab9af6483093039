import { endpoints, type Credentials } from '@shop/shared';
import { call } from '../../../lib/http/api-client';
import { session } from '../../../lib/session/session';

/** The result of a sign-in. */
interface SignedIn {
  /** The server's message. */
  message: string;
  /** Whether this administrator has to set up a second factor before anything else. */
  lacksSecondFactor: boolean;
}

/** Signs in and stores the session. */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const reply = await call(endpoints.login, { body: credentials });
  // The login call also resets passwords and then returns no token; with credentials it always does.
  if (!('token' in reply)) throw new Error('The login reply has no token');
  session.set({ user: reply.user, token: reply.token });
  return { message: reply.message, lacksSecondFactor: reply.secondFactor === 'missing' };
}
