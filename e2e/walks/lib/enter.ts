import type { Page } from '@playwright/test';
import { STORAGE_KEYS, type Credentials, type Session } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';

/** Half of what a token is valid for, since a worker may walk for longer than that. */
const SHARED_FOR_MS = 15 * 60_000;

const sessions = new Map<string, { session: Promise<Session>; since: number }>();

/** A session shared by all walks of a worker that don't end it. */
export function sessionOf(credentials: Credentials, origin: string): Promise<Session> {
  const key = `${origin} ${credentials.email}`;
  const shared = sessions.get(key);
  if (shared && Date.now() - shared.since < SHARED_FOR_MS) return shared.session;
  const session = new ApiClient(origin).session(credentials);
  sessions.set(key, { session, since: Date.now() });
  return session;
}

/** Opens a page as somebody who signed in before. */
export async function enter(
  page: Page,
  credentials: Credentials,
  path: string,
  origin = process.env.SHOP_ORIGIN ?? '',
): Promise<void> {
  const entry: [string, string] = [
    STORAGE_KEYS.auth,
    JSON.stringify(await sessionOf(credentials, origin)),
  ];
  // Pages in frames may have no storage.
  await page.addInitScript(([key, value]) => {
    if (window === window.top) localStorage.setItem(key, value);
  }, entry);
  await page.goto(origin + path);
}
