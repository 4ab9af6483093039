// Takes the pictures in docs/screenshots of a demo shop that is open; README.md beside this tells how.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../e2e/shop/chromium.mjs';
import { SCREENS } from './screens.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/screenshots/', import.meta.url)),
    },
    only: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});
const origin = positionals[0] ?? 'http://localhost:8080';
const VIEWPORTS = [
  { width: 1366, height: 900 },
  { width: 375, height: 812 },
];

async function post(url, body) {
  const response = await fetch(origin + url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

const sessions = new Map();
/** The visitor's session, as the login screen would store it. */
async function sessionOf(visitor) {
  if (!sessions.has(visitor)) {
    const { user, token } = await post('/api/v1/auth/login', visitor);
    sessions.set(visitor, { user, token });
  }
  return sessions.get(visitor);
}

async function productsOf(slugs) {
  const replies = await Promise.all(
    slugs.map((slug) => fetch(`${origin}/api/v1/products/get-product/${slug}`)),
  );
  return Promise.all(replies.map(async (reply) => (await reply.json()).product));
}

async function remember(context, entries) {
  await context.addInitScript((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}

async function photograph(
  browser,
  theme,
  viewport,
  { name, path: address, visitor, cart, act, at },
) {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (visitor) await remember(context, [['auth', await sessionOf(visitor)]]);
  if (cart) await remember(context, [['cart', await productsOf(cart)]]);
  const page = await context.newPage();
  await page.goto(origin + address, { waitUntil: at === 'moment' ? 'load' : 'networkidle' });
  await page.getByRole('main').getByText(/\S/).first().waitFor();
  if (at !== 'moment')
    await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
  await act?.(page);
  const picture = await page.screenshot({ fullPage: options.whole, animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(options.to, theme, `${name}-${viewport.width}.webp`));
  await context.close();
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const theme of ['light', 'dark']) {
  await mkdir(path.join(options.to, theme), { recursive: true });
  for (const viewport of VIEWPORTS)
    for (const screen of SCREENS.filter(({ name }) => name.startsWith(options.only)))
      await photograph(browser, theme, viewport, screen);
}
await browser.close();
