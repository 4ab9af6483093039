/**
 * Measures the administrator's lists in a real Chromium: node bench/lists/bench.mjs [--rows 10000]
 * Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/shop/chromium.mjs';
import { fillShop } from './fill.mjs';
import { openShop } from './shop.mjs';
import { typeQuickly } from './typing.mjs';

const TIMES = 5;
const LISTS = [
  {
    name: 'Products',
    path: '/dashboard/admin/products',
    rows: 'main li:has(a[href^="/dashboard/admin/products/"])',
    label: 'Find a product',
    words: 'lamp',
    calls: '**/products/get-product?*',
  },
  {
    name: 'Orders',
    path: '/dashboard/admin/orders',
    rows: 'main article',
    label: 'Find an order',
    words: 'cleo',
    calls: '**/auth/all-orders?*',
  },
];
const CALLS = [
  '/overview',
  '/products/get-product?pageSize=12&sort=name&page=800',
  '/products/get-product?pageSize=12&search=l',
  '/products/get-product?pageSize=12&search=lamp&stock=low&sort=quantity',
  '/auth/all-orders?pageSize=20&page=500',
  '/auth/all-orders?pageSize=20&status=waiting',
  '/auth/all-orders?pageSize=20&days=30',
  '/auth/all-orders?pageSize=20&search=c',
  '/auth/all-orders?pageSize=20&search=buyer42',
];

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const rows = Number(values.rows);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-lists-'));

/** The median ms of several runs. */
async function median(operation) {
  const taken = [];
  for (let run = 0; run < TIMES; run += 1) {
    const before = performance.now();
    await operation();
    taken.push(performance.now() - before);
  }
  return Math.round(taken.sort((a, b) => a - b)[TIMES >> 1]);
}

async function measureCalls({ origin, session }) {
  for (const call of CALLS) {
    const ask = async () => {
      const headers = { Authorization: session.token };
      const response = await fetch(`${origin}/api/v1${call}`, { headers });
      if (!response.ok) throw new Error(`${call}: ${response.status}`);
      await response.arrayBuffer();
    };
    await ask();
    console.log(`${String(await median(ask)).padStart(6)} ms  GET ${call}`);
  }
}

async function measureList(page, origin, { name, path, rows: selector }) {
  const first = page.locator(selector).first();
  const opened = await median(async () => {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await first.waitFor();
  });
  const visited = [];
  for (let run = 0; run < TIMES; run += 1) {
    await page.goto(`${origin}/dashboard/admin`);
    await page.waitForLoadState('networkidle');
    const before = performance.now();
    await page.getByRole('navigation', { name: 'Admin Panel' }).getByText(name).last().click();
    await first.waitFor();
    visited.push(performance.now() - before);
  }
  const byMenu = Math.round(visited.sort((a, b) => a - b)[TIMES >> 1]);
  console.log(`${String(opened).padStart(6)} ms  ${name}: first rows, opened by the address`);
  console.log(`${String(byMenu).padStart(6)} ms  ${name}: first rows, come to by the menu`);
}

try {
  console.log(`Filling a shop with ${rows} products and as many orders …`);
  await fillShop(dataDir, rows);
  const shop = await openShop(dataDir);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await measureCalls(shop);
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.addInitScript(
      (session) => localStorage.setItem('auth', JSON.stringify(session)),
      shop.session,
    );
    for (const list of LISTS) await measureList(page, shop.origin, list);
    for (const list of LISTS) {
      const stale = await typeQuickly(page, { ...list, address: shop.origin + list.path });
      console.log(`${list.name}: older answers shown while typing: ${stale.length}`);
      if (stale.length > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
