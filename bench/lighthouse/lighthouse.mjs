// node lighthouse.mjs [--origin URL] [--dist FOLDER] [--runs 5] [--only home,cart]: Lighthouse with its mobile defaults, medians of the runs.
// Ends non-zero when a score misses its goal.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumPath, median, pagesOf, productsOf, readOptions, withShop } from './shop.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What every score has to reach. */
const GOAL = 98;
/** Kept from robots on purpose, so that their SEO has no goal. */
const WITHOUT_SEO = ['search', 'cart', 'full cart'];
/** Different products in the full cart. */
const CART_ITEMS = 5;
const METRICS = {
  'FCP s': ['first-contentful-paint', 1_000],
  'LCP s': ['largest-contentful-paint', 1_000],
  'TBT ms': ['total-blocking-time', 1],
  CLS: ['cumulative-layout-shift', 1],
};

/** Transferred size of scripts, in kB. */
function scriptKilobytes(audits) {
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
}

/** Puts products into the browser's cart and empties its cache, which Lighthouse does not do when it keeps storage. */
async function fillCart(origin, port, products) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(products));
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await page.close();
  await browser.disconnect();
}

/** @param cart products to start with; if empty, the browser has no data of the shop. */
async function audit(origin, path, { port, cart }) {
  if (cart) await fillCart(origin, port, cart);
  const flags = { port, logLevel: 'error', disableStorageReset: cart !== undefined };
  const { lhr } = await lighthouse(origin + path, flags);
  const scores = CATEGORIES.map((name) => [name, lhr.categories[name].score * 100]);
  const metrics = Object.entries(METRICS).map(([name, [id, unit]]) => [
    name,
    lhr.audits[id].numericValue / unit,
  ]);
  return Object.fromEntries([...scores, ...metrics, ['script kB', scriptKilobytes(lhr.audits)]]);
}

function medians(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [
      name,
      Number(median(runs.map((run) => run[name])).toFixed(2)),
    ]),
  );
}

/** The scores that miss the goal. */
function missedBy(name, row) {
  const isAsked = (category) => category !== 'seo' || !WITHOUT_SEO.includes(name);
  const missed = CATEGORIES.filter((category) => isAsked(category) && !(row[category] >= GOAL));
  if (missed.length > 0) process.exitCode = 1;
  return missed.join(', ');
}

const options = readOptions();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  await withShop(options, async (origin) => {
    const rows = {};
    const { cart, ...pages } = await pagesOf(origin);
    // Last: what it stores stays in the browser.
    const all = { ...pages, cart, 'full cart': cart };
    const items = (await productsOf(origin)).slice(0, CART_ITEMS);
    for (const [name, path] of Object.entries(all)) {
      if (options.only && !options.only.split(',').includes(name)) continue;
      const runs = [];
      for (let run = 0; run < options.runs; run += 1) {
        const filled = name === 'full cart' ? { cart: items } : {};
        runs.push(await audit(origin, path, { port: chrome.port, ...filled }));
      }
      const row = medians(runs);
      rows[name] = { ...row, goal: GOAL, missed: missedBy(name, row) };
    }
    console.table(rows);
  });
} finally {
  chrome.kill();
}
