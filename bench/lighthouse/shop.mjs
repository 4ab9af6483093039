import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** `--origin URL` measures a running shop, `--dist FOLDER` other pages than `apps/web/dist`, `--runs N` how often, `--only a,b` some pages. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      dist: { type: 'string', default: path.join(ROOT, 'apps/web/dist') },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  return { ...values, runs: Number(values.runs) };
}

export function chromiumPath() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [process.env.CHROMIUM_PATH, ...usual].find((file) => file && existsSync(file));
}

async function originOf(shop) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let output = '';
  shop.stdout.on('data', (chunk) => (output += chunk));
  while (Date.now() < deadline && shop.exitCode === null) {
    const [origin] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not start:\n${output}`);
}

/** Runs `measure` with the origin of the given shop, or of a demo shop that is stopped afterwards. */
export async function withShop({ origin, dist }, measure) {
  if (origin) return measure(origin);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-lighthouse-'));
  const shop = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, WEB_DIST: dist },
  });
  try {
    return await measure(await originOf(shop));
  } finally {
    const ended = once(shop, 'exit');
    if (shop.exitCode === null) {
      shop.kill('SIGINT');
      await ended;
    }
    await rm(dataDir, { recursive: true });
  }
}

/** The newest products of a shop, as its pages store them in a cart. */
export async function productsOf(origin) {
  const reply = await fetch(`${origin}/api/v1/products/product-list/1`);
  return (await reply.json()).products;
}

/** Paths of a home, a category, a product, a search and a cart page of a shop. */
export async function pagesOf(origin) {
  const [product] = await productsOf(origin);
  return {
    home: '/',
    category: `/category/${product.category.slug}`,
    product: `/product/${product.slug}`,
    search: '/search?q=lamp',
    cart: '/cart',
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
