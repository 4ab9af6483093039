import type { Session } from '@shop/shared';
import { ApiError } from '../http/api-error';
import { session } from './session';

/** A token that expires within this time is renewed before it is used. */
const MARGIN_MS = 5 * 60_000;

/** A tab that only polls keeps its session this long after the last use; then the session expires normally. */
export const UNUSED_MS = 12 * 60 * 60_000;

/** Keeps the session's token fresh. */
interface SessionRenewal {
  /** Records that a user uses the session. */
  noteUse(): void;
  /** Whether nobody has used the session for so long that polling must not renew it. */
  isUnused(): boolean;
  /** Renews the token if it has expired or is about to. Call this before a call that needs a token. Never rejects. */
  ifDue(): Promise<void>;
  /**
   * Call this after the server refused a token. Fetches a new token if necessary.
   * @returns whether there is another token to try for the same user
   * @throws when the server does not answer: the session cannot be renewed now, but it is not over.
   */
  afterRefusal(used: Session): Promise<boolean>;
}

/** @param fetchSession exchanges a token for a fresh one. */
export function createRenewal(fetchSession: (token: string) => Promise<Session>): SessionRenewal {
  let pending: { token: string; renewed: Promise<void> } | undefined;
  /** A token that the server refused to renew. Retrying is pointless. */
  let refused: string | undefined;
  let clockIsWrong = false;
  let usedAt = Date.now();

  /** Renews a token once, however many calls need it at the same time. */
  function renew(token: string): Promise<void> {
    if (pending?.token !== token) {
      const renewed = exchange(token).finally(() => {
        pending = undefined;
      });
      pending = { token, renewed };
    }
    return pending.renewed;
  }

  async function exchange(token: string): Promise<void> {
    try {
      const fresh = await fetchSession(token);
      // A user who has signed out in the meantime stays signed out; a token from another tab is just as good.
      if (session.get()?.token === token) session.set({ user: fresh.user, token: fresh.token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) refused = token;
      throw error;
    }
  }

  return {
    noteUse() {
      usedAt = Date.now();
    },
    isUnused: () => Date.now() - usedAt > UNUSED_MS,
    async ifDue() {
      const token = session.get()?.token;
      if (!token || token === refused || clockIsWrong || !isDue(token)) return;
      try {
        await renew(token);
      } catch {
        return; // The call itself reports what is wrong.
      }
      const now = session.get()?.token;
      // A fresh token that is already due means that this clock is wrong. From then on, only the server decides.
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
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry - Date.now() < MARGIN_MS;
}

/** When a token expires, in ms since 1970; undefined if it does not say. */
function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
