import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { quietOf } from './quiet.js';
import { recordTap, type Seen } from './record-tap.js';
import type { Tap } from './taps.js';

const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How long the shell may take. */
const LONGEST_MS = 20_000;

/** How long the finger stays on the screen. */
const TOUCH_MS = 50;

async function touch(devtools: CDPSession, point: { x: number; y: number }): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await delay(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a tap shows on a slow phone that has just opened its page. */
export async function onSlowPhone(browser: Browser, origin: string, tap: Tap): Promise<Seen> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const page = await context.newPage();
    // tsx marks the names of functions, also of those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    page.setDefaultTimeout(60_000);
    const quiet = quietOf(page);
    await page.goto(tap.from, { waitUntil: 'commit' });
    const { target, act, shell } = await tap.prepare(page, quiet);
    if (target) await target.scrollIntoViewIfNeeded();
    if (!tap.isEarly) await quiet();
    const box = await target?.boundingBox();
    await page.evaluate(recordTap, shell);
    if (box) await touch(devtools, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    else if (act) await act();
    else await page.evaluate(() => history.back());
    await page
      .waitForFunction(() => !Number.isNaN(window.seenOfTap?.shell), undefined, {
        timeout: LONGEST_MS,
      })
      .catch(() => undefined);
    await quiet();
    const seen = await page.evaluate(() => window.seenOfTap);
    if (!seen) throw new Error(`The page was left after the tap “${tap.name}”`);
    return seen;
  } finally {
    await context.close();
  }
}
