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
    async signInStatus(email: string, password: string): Promise<number> {
      return (await api.refuse(endpoints.login, { body: { email, password } })).status;
    },
    /** Whether the shop accepts a token. */
    async isSignedIn(token: string): Promise<boolean> {
      const headers = { Authorization: token };
      return (await api.fetch('/api/v1/auth/user-auth', { headers })).ok;
    },
  };
}
