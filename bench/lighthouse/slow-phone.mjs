// node slow-phone.mjs [--origin URL] [--dist FOLDER] [--runs 5]: a phone's first visit over a slow line, medians in ms.
/* global document, MutationObserver, requestAnimationFrame, window */
import puppeteer from 'puppeteer-core';
import { chromiumPath, median, pagesOf, readOptions, withShop } from './shop.mjs';

const SLOW_LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PHONE = { width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Records, in the page, when it first shows a product's name. */
function noteProducts() {
  const observer = new MutationObserver(() => {
    const name = document.querySelector('main article h3, main article h1');
    if (!name?.textContent) return;
    observer.disconnect();
    requestAnimationFrame(() => (window.readableAt = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport(PHONE);
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
    await page.evaluateOnNewDocument(noteProducts);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => window.readableAt, { timeout: 60_000 });
    return await page.evaluate(() => ({
      'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      'products readable': window.readableAt,
    }));
  } finally {
    await context.close();
  }
}

const options = readOptions();
const browser = await puppeteer.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await withShop(options, async (origin) => {
    const rows = {};
    const pages = await pagesOf(origin);
    for (const name of ['home', 'category', 'product']) {
      const visits = [];
      for (let run = 0; run < options.runs; run += 1)
        visits.push(await visit(browser, origin + pages[name]));
      rows[name] = Object.fromEntries(
        Object.keys(visits[0]).map((key) => [key, Math.round(median(visits.map((v) => v[key])))]),
      );
    }
    console.table(rows);
  });
} finally {
  await browser.close();
}
