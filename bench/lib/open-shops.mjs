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
const PASSWORD = 'a measuring shopper';

/** Starts a program and waits until it says a line; answers what stands in the brackets of the pattern. */
async function start(args, environment, pattern) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  let said = '';
  const answer = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      said += chunk;
      const match = pattern.exec(said);
      if (match) resolve(match[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It did not start:\n${said}`)));
  });
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
  return { child, answer };
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** An address for each client, so that limits by address see many visitors and not one. */
const addressOf = (client) => `10.0.${(client >> 8) & 255}.${client & 255}`;

/** Opens so many instances of the shop, with so many shoppers who are signed in. */
export async function openShops({ instances = 1, shoppers = 1 } = {}) {
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

  /** A request by a client; clients take turns at the instances. */
  const api = (path, { headers, ...init } = {}, client = 0) =>
    fetch(`${origins[client % origins.length]}/api/v1${path}`, {
      ...init,
      headers: { 'X-Forwarded-For': addressOf(client), ...headers },
    });
  const post = (path, body, client, headers) =>
    api(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      },
      client,
    );
  const read = async (reply) => {
    const response = await reply;
    if (!response.ok)
      throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const signIn = async (credentials, client) =>
    (await read(post('/auth/login', credentials, client))).token;
  const register = async (client) => {
    const email = `shopper${client}@bench.test`;
    const person = { name: 'Bench', phone: '1', address: 'Bench 1', answer: 'bench' };
    await read(post('/auth/register', { ...person, email, password: PASSWORD }, client));
    return signIn({ email, password: PASSWORD }, client);
  };

  const admin = await signIn(ADMIN, 0);
  const tokens = [];
  for (let client = 0; client < shoppers; client += 1) tokens.push(await register(client));
  const { category: categories } = await read(api('/category/get-category'));

  async function saveProduct(method, path, { category, ...fields }) {
    const body = new FormData();
    const whole = { description: 'Wanted', price: '10', category: category ?? categories[0]._id };
    for (const [name, value] of Object.entries({ ...whole, ...fields })) body.append(name, value);
    return (await read(api(path, { method, headers: { Authorization: admin }, body }))).product;
  }

  return {
    pids: [store.child.pid, ...shops.map(({ child }) => child.pid)],
    api,
    post,
    categories,
    async products() {
      return (await read(api('/products/get-product'))).products;
    },
    async product(slug) {
      return (await read(api(`/products/get-product/${slug}`))).product;
    },
    createProduct: (quantity) =>
      saveProduct('POST', '/products/create-product', { name: `Bench ${randomUUID()}`, quantity }),
    /** Puts so many pieces of a product on the shelf. */
    stock: ({ _id, name, category }, quantity) =>
      saveProduct('PUT', `/products/update-product/${_id}`, {
        name,
        quantity,
        category: category._id,
      }),
    /** The raw reply to a checkout by a client, each under a key of its own. */
    order: (client, items) =>
      post('/orders', { items }, client, {
        Authorization: tokens[client % tokens.length],
        'Idempotency-Key': randomUUID(),
      }),
    orders: (client) =>
      api(
        '/auth/orders?pageSize=12',
        { headers: { Authorization: tokens[client % tokens.length] } },
        client,
      ),
    async close() {
      for (const { child } of shops) await stop(child);
      await stop(store.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
