import type { Page } from '@playwright/test';
import type { List } from './lists.js';

/** Pause after which the search box sends its words. */
const PAUSE_MS = 320;
/** Each response is delayed by this much less than the previous one. */
const STEP_MS = 500;
const WATCH_MS = 2_500;

/**
 * Types into a search box while earlier responses are delayed longer than later ones.
 * @returns texts of outdated rows: rows that don't match the words, shown after rows that do.
 */
export async function typeQuickly(
  page: Page,
  { path, label, words, rows, calls }: List,
): Promise<string[][]> {
  await page.goto(path);
  await page.locator(rows).first().waitFor();
  let delayMs = words.length * STEP_MS;
  await page.route(calls, async (route) => {
    delayMs = Math.max(delayMs - STEP_MS, 0);
    const own = delayMs;
    // The request is sent at once, its response is delayed.
    const response = await route.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, own));
    if (response) await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByLabel(label).pressSequentially(words, { delay: PAUSE_MS });
  const match = (texts: string[]) =>
    texts.length > 0 && texts.every((text) => text.toLowerCase().includes(words));
  const shown = () => page.locator(rows).allInnerTexts();
  while (!match(await shown()));
  const stale: string[][] = [];
  for (const end = Date.now() + WATCH_MS; Date.now() < end;) {
    const texts = await shown();
    if (!match(texts)) stale.push(texts);
  }
  await page.unroute(calls);
  return stale;
}
