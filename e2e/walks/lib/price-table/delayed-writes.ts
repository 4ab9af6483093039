import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Whether a call may change something. */
const isWrite = (request: Request) => request.method() !== 'GET';

/** The writes that a page sends to the API, each delayed on its way. */
export async function delayWrites(page: Page) {
  let delay = 0;
  let delayed = 0;
  const sent: string[] = [];
  const underWay = new Set<string>();
  const overlapping: string[] = [];

  await page.route('**/api/v1/**', async (route, request) => {
    if (!isWrite(request)) return route.continue();
    const url = request.url();
    sent.push(url);
    if (underWay.has(url)) overlapping.push(url);
    underWay.add(url);
    if (delay > 0) {
      delayed += 1;
      await wait(delay);
    }
    return route.continue();
  });
  page.on('requestfinished', (request) => void underWay.delete(request.url()));

  return {
    /** Forgets what was sent, and delays what follows by this many milliseconds. */
    restart(milliseconds: number) {
      delay = milliseconds;
      delayed = 0;
      sent.length = 0;
    },
    delayed: () => delayed,
    /** How many writes were sent to URLs with this id. */
    countOf: (id: string) => sent.filter((url) => url.includes(id)).length,
    /** URLs of writes that were sent before the one before them was answered. */
    overlapping,
  };
}
