import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long nothing may be under way. */
const QUIET_MS = 1_000;
const STEP_MS = 50;

/** Waits until the page has loaded nothing for a while. Playwright’s own `networkidle` is over once it was reached. */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quiet = 0; quiet < QUIET_MS; quiet = open.size > 0 ? 0 : quiet + STEP_MS)
      await delay(STEP_MS);
  };
}
