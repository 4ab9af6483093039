/** A pause after which the box has sent its words on. */
const PAUSE_MS = 320;
const WATCH_MS = 2_500;

/**
 * Types into a search box while the server's answers are kept back, the earlier the longer, and watches what is shown.
 * @returns what was shown in vain: rows that don't fit the words, once those that do were there.
 */
export async function typeQuickly(page, { address, label, words, rows, calls }) {
  await page.goto(address);
  await page.locator(rows).first().waitFor();
  let delay = words.length * 500;
  await page.route(calls, async (route) => {
    delay = Math.max(delay - 500, 0);
    const own = delay;
    // Asked for at once, answered late.
    const response = await route.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, own));
    if (response) await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByLabel(label).pressSequentially(words, { delay: PAUSE_MS });
  const fits = (texts) =>
    texts.length > 0 && texts.every((text) => text.toLowerCase().includes(words));
  const shown = () => page.locator(rows).allInnerTexts();
  while (!fits(await shown()));
  const stale = [];
  for (const end = Date.now() + WATCH_MS; Date.now() < end;) {
    const texts = await shown();
    if (!fits(texts)) stale.push(texts);
  }
  await page.unroute(calls);
  return stale;
}
