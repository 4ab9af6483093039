import type { Session } from '@shop/shared';
import { ApiError } from './api-error';
import { session } from './session';

/** A token with less than this left of its life is renewed before it is used. */
const MARGIN_MS = 5 * 60_000;

/** Keeps the session's token fresh. */
export interface SessionRenewal {
  /** Renews the token if it is about to end, or has ended: before a call that needs one. Never fails. */
  ifDue(): Promise<void>;
  /**
   * After the server refused a session's token: whether there is another one to try for the same person, which this
   * fetches if need be. A session that can't be renewed now, because no answer comes, is not over: then this fails.
   */
  afterRefusal(used: Session): Promise<boolean>;
}

/** @param fetchSession asks the server for a fresh token in exchange for one. */
export function createRenewal(fetchSession: (token: string) => Promise<Session>): SessionRenewal {
  let underWay: { token: string; renewed: Promise<void> } | undefined;
  /** A token that the server does not renew; asking again would be in vain. */
  let refused: string | undefined;
  let clockIsWrong = false;

  /** However many calls need it at the same moment, one token is renewed once. */
  function renew(token: string): Promise<void> {
    if (underWay?.token !== token) {
      const renewed = exchange(token).finally(() => {
        underWay = undefined;
      });
      underWay = { token, renewed };
    }
    return underWay.renewed;
  }

  async function exchange(token: string): Promise<void> {
    try {
      const fresh = await fetchSession(token);
      // Whoever signed out meanwhile, here or in another tab, stays signed out; another tab's token is as good.
      if (session.get()?.token === token) session.set({ user: fresh.user, token: fresh.token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refused = token;
      throw error;
    }
  }

  return {
    async ifDue() {
      const token = session.get()?.token;
      if (!token || token === refused || clockIsWrong || !isDue(token)) return;
      try {
        await renew(token);
      } catch {
        return; // The call itself tells what is wrong.
      }
      const now = session.get()?.token;
      // A token that is due as soon as it is made is judged by a wrong clock: then the server's word alone counts.
      clockIsWrong = now !== undefined && now !== token && isDue(now);
    },
    async afterRefusal({ token, user }) {
      if (session.get()?.token === token && token !== refused) {
        await renew(token).catch((error: unknown) => {
          if (refused !== token) throw error;
        });
      }
      const now = session.get();
      return now !== null && now.token !== token && now.user._id === user._id;
    },
  };
}

function isDue(token: string): boolean {
  const end = endOf(token);
  return end !== undefined && end - Date.now() < MARGIN_MS;
}

/** When a token ends, in ms since 1970; undefined for one that does not say so. */
function endOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
