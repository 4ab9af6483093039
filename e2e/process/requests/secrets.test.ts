import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_PREFIX, endpoints, type Session } from '@shop/shared';
import { runUntilExit, startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Each is entered somewhere below, and none may leak anywhere. */
const PLANTED = {
  JWT_SECRET: 'planted-signing-key-0123456789abcdef0123',
  ADMIN_PASSWORD: 'planted-admin-password',
  password: 'planted-password-of-ada',
  wrongPassword: 'planted-wrong-password',
  newPassword: 'planted-new-password',
  answer: 'planted-answer-of-ada',
  wrongAnswer: 'planted-wrong-answer',
  idempotencyKey: 'planted-idempotency-key',
};

/** Calls that revoke earlier tokens. */
const SIGNING_OUT = new Set<string>([
  '/auth/logout',
  '/auth/end-other-sessions',
  '/auth/end-all-sessions',
]);

let DATA_DIR: string;
let shop: ShopProcess;
/** All replies, including their headers. */
const replies: string[] = [];

beforeAll(async () => {
  DATA_DIR = await temporaryFolder('shop-secrets-');
  const { JWT_SECRET, ADMIN_PASSWORD } = PLANTED;
  shop = await startShop({ DATA_DIR, JWT_SECRET, ADMIN_PASSWORD });
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

async function send(method: string, address: string, body?: unknown, headers = {}) {
  const response = await fetch(shop.origin + address, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  replies.push(`${method} ${address}: ${JSON.stringify([...response.headers])} ${text}`);
  return { status: response.status, text };
}

const post = (address: string, body: unknown, headers = {}) =>
  send('POST', API_PREFIX + address, body, headers);

it('reveals no planted secret in any reply, log line, error or metric', async () => {
  const { password, answer, wrongPassword, wrongAnswer, newPassword, idempotencyKey } = PLANTED;
  const email = 'ada@shop.test';
  const ada = { name: 'Ada', email, phone: '555 0100', address: 'Elm 1', password, answer };
  expect((await post('/auth/register', ada)).status).toBe(201);
  expect((await post('/auth/register', ada)).status).toBe(409);
  expect((await post('/auth/register', { ...ada, email: password })).status).toBe(400);
  expect((await post('/auth/login', `{"password":"${password}",`)).status).toBe(400);
  expect((await post('/auth/login', { email, password: [password] })).status).toBe(400);
  expect((await post('/auth/login', { email, password: wrongPassword })).status).toBe(401);
  const reset = { email, answer: wrongAnswer, newpassword: newPassword };
  expect((await post('/auth/forgot-password', reset)).status).toBe(401);
  expect(
    (await post('/auth/forgot-password', { ...reset, newpassword: [newPassword] })).status,
  ).toBe(400);
  const signedIn = JSON.parse((await post('/auth/login', { email, password })).text) as Session;
  const admin = { email: 'admin@shop.test', password: PLANTED.ADMIN_PASSWORD };
  const boss = JSON.parse((await post('/auth/login', admin)).text) as Session;
  // The replies to the two sign-ins contain a token, for its owner only.
  replies.splice(-2);

  const own = { Authorization: signedIn.token };
  const profile = { address: 'Elm 2', password: newPassword };
  const order = { items: [{ product: 'f'.repeat(24), quantity: 1 }] };
  await post('/orders', order, { ...own, 'Idempotency-Key': idempotencyKey });
  await post('/orders', 'not json', { ...own, 'Idempotency-Key': idempotencyKey });
  const tokens = [signedIn.token, boss.token, `${boss.token}x`];
  const callAll = async (paths: Set<string>, isWanted: boolean) => {
    for (const { method, path: address } of Object.values(endpoints)) {
      if (paths.has(address) !== isWanted || address === '/auth/renew') continue;
      const filled = API_PREFIX + address.replace(/:\w+/g, 'f'.repeat(24));
      const body = method === 'GET' ? undefined : {};
      for (const Authorization of tokens) await send(method, filled, body, { Authorization });
    }
  };
  await callAll(SIGNING_OUT, false);
  const changed = await send('PUT', `${API_PREFIX}/auth/profile`, profile, own);
  expect(changed.status).toBe(200);
  // So does the reply to a password change.
  const { token: fresh } = JSON.parse(changed.text) as Session;
  replies.splice(-1, 1, changed.text.replaceAll(fresh, ''));
  await callAll(SIGNING_OUT, true);
  await send('GET', '/metrics');
  await send('GET', `${API_PREFIX}/openapi.json`);
  await send('GET', '/');
  await shop.stop();

  const out = [...replies, shop.output()].join('\n');
  expect(out).toContain('/auth/forgot-password');
  const secrets = { ...PLANTED, token: signedIn.token, adminToken: boss.token, fresh };
  const revealed = Object.entries(secrets).filter(([, secret]) => out.includes(secret));
  expect(revealed.map(([name]) => name)).toEqual([]);
  expect(out, 'a hash').not.toMatch(/\$2[aby]\$\d\d\$/);
  expect(out, 'a field of the database').not.toMatch(/passwordHash|answerHash|tokenVersion/);
  expect(out, 'a stack').not.toMatch(/node_modules|\.js:\d+:\d+/);
});

it('does not reveal the database’s password when the database does not answer', async () => {
  const { code, lines } = await runUntilExit({
    MONGODB_URI: 'mongodb://planted-user:planted-db-password@127.0.0.1:1/shop',
    JWT_SECRET: PLANTED.JWT_SECRET,
  });
  expect(code).toBe(1);
  expect(lines.join('\n')).not.toMatch(/planted/);
});

it('sends browsers nothing that belongs to the server', async () => {
  const dist = path.join(root, 'apps/web/dist');
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|map|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const text = await readFile(path.join(dist, file), 'utf8');
    expect(text, file).not.toMatch(
      /passwordHash|answerHash|tokenVersion|JWT_SECRET|ADMIN_PASSWORD|MONGODB_URI|mongodb:\/\/|demo-shopper|\$2[aby]\$\d\d\$/,
    );
    expect(text, file).not.toContain(root);
  }
});
