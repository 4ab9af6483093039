// Takes the pictures in docs/screenshots of a demo shop that is open. Usage: node tools/screenshots/take.mjs [origin]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../e2e/shop/chromium.mjs';

const origin = process.argv[2] ?? 'http://localhost:8080';
const target = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const SHOPPER = { email: 'maya@shop.test', password: 'demo-shopper' };
const CART = ['walnut-chair', 'stoneware-teapot', 'wireless-headphones'];

const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'product', path: '/product/walnut-chair' },
  { name: 'cart', path: '/cart', prepare: fillCart },
  { name: 'orders', path: '/dashboard/user/orders', prepare: signIn },
];
const WIDTHS = [
  { width: 1366, height: 900 },
  { width: 375, height: 812 },
];

async function signIn(page) {
  await page.evaluate(async (credentials) => {
    const response = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { user, token } = await response.json();
    localStorage.setItem('auth', JSON.stringify({ user, token }));
  }, SHOPPER);
}

async function fillCart(page) {
  await signIn(page);
  await page.evaluate(async (slugs) => {
    const replies = await Promise.all(
      slugs.map((slug) => fetch(`/api/v1/products/get-product/${slug}`)),
    );
    const bodies = await Promise.all(replies.filter(({ ok }) => ok).map((reply) => reply.json()));
    localStorage.setItem('cart', JSON.stringify(bodies.map(({ product }) => product)));
  }, CART);
}

await mkdir(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const viewport of WIDTHS) {
  for (const { name, path, prepare } of SCREENS) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1 });
    const page = await context.newPage();
    await page.goto(origin);
    await prepare?.(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    await sharp(picture).webp({ quality: 82 }).toFile(`${target}${name}-${viewport.width}.webp`);
    await context.close();
  }
}
await browser.close();
