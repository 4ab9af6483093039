import { endpoints } from '@shop/shared';
import type { ApiClient } from './api-client.js';
import { PASSWORD } from './factories.js';

/** What tests ask about passwords and tokens. */
export function sessionsOf(api: ApiClient) {
  return {
    /** Signs in; must succeed. */
    signIn: (email: string, password = PASSWORD) =>
      api.call(endpoints.login, { body: { email, password } }),
    /** The status of a sign-in that must fail. */
    signInStatus: async (email: string, password: string) =>
      (await api.refuse(endpoints.login, { body: { email, password } })).status,
    /** Whether the shop accepts a token. */
    isSignedIn: async (token: string) =>
      (await api.fetch('/api/v1/auth/user-auth', { headers: { Authorization: token } })).ok,
  };
}
