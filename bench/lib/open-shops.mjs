/* global FormData */
/** Opens built shops on one embedded database of their own, filled with the demo catalogue. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ADMIN = { email: 'admin@shop.test', password: 'the measuring administrator' };
const SHOPPERS = ['maya@shop.test', 'theo@shop.test', 'ines@shop.test'].map((email) => ({
  email,
  password: 'demo-shopper',
}));

/** Starts a program and waits until it says a line; answers what stands in the brackets of the pattern. */
async function start(args, environment, pattern) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  let said = '';
  const found = new Promise((resolve, reject) => {
    const hear = (chunk) => {
      if (said === undefined) return;
      said += chunk;
      const match = pattern.exec(said);
      if (match) {
        said = undefined;
        resolve(match[1]);
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It did not start:\n${said}`)));
  });
  return { child, answer: await found };
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Opens so many instances of the shop. */
export async function openShops({ instances = 1 } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const store = await start(
    ['packages/docstore/dist/cli.js', '--data', data, '--listen', '127.0.0.1:0'],
    {},
    /ready (\S+)/,
  );
  const uri = new URL(store.answer);
  uri.pathname = '/shop';
  const shops = [];
  for (let index = 0; index < instances; index += 1) {
    const environment = {
      MONGODB_URI: uri.href,
      JWT_SECRET: 'a signing key for measurements alone',
      ADMIN_PASSWORD: ADMIN.password,
      SEED: 'demo',
      PORT: '0',
      TRUSTED_PROXIES: '1',
    };
    shops.push(await start(['apps/api/dist/main.js'], environment, /open at (http:\/\/\S+)/));
  }
  const origins = shops.map(({ answer }) => answer);
  const api = (path, init, index = 0) =>
    fetch(`${origins[index % origins.length]}/api/v1${path}`, init);
  const json = async (path, init) => {
    const response = await api(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const signIn = async (credentials) =>
    (
      await json('/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      })
    ).token;
  const admin = await signIn(ADMIN);
  const shoppers = await Promise.all(SHOPPERS.map(signIn));
  const { category: categories } = await json('/category/get-category');

  return {
    origins,
    pids: [store.child.pid, ...shops.map(({ child }) => child.pid)],
    json,
    categories,
    async product(slug) {
      return (await json(`/products/get-product/${slug}`)).product;
    },
    async createProduct({ quantity }) {
      const body = new FormData();
      const fields = {
        name: `Bench ${randomUUID()}`,
        description: 'Wanted by everyone at once',
        price: '10',
        quantity: String(quantity),
        category: categories[0]._id,
      };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const headers = { Authorization: admin };
      return (await json('/products/create-product', { method: 'POST', headers, body })).product;
    },
    /** The raw reply to a checkout; shoppers and instances take turns. */
    order(index, items) {
      return api(
        '/orders',
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: shoppers[index % shoppers.length],
            'Idempotency-Key': randomUUID(),
            'X-Forwarded-For': `10.0.${(index >> 8) & 255}.${index & 255}`,
          },
          body: JSON.stringify({ items }),
        },
        index,
      );
    },
    async close() {
      for (const { child } of shops) await stop(child);
      await stop(store.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
