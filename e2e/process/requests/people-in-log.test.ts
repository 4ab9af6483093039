import { rm } from 'node:fs/promises';
import { API_PREFIX, endpoints, type Session } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** None of this may appear in the log, however it is sent. */
const PERSON = {
  name: 'Quilla Plumefield',
  email: 'quilla@plumefield.test',
  phone: '555 7741',
  address: '9 Plumefield Lane, Portland',
};
const PASSWORD = 'a person’s password';
/** Addresses of the client, as a trusted proxy reports them. */
const NETWORK = ['203.0.113.77', '2001:db8:77::1'];
const TRACES = /quilla|plumefield|555.7741|203\.0\.113|2001:db8/i;

let DATA_DIR: string;
let shop: ShopProcess;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder('shop-log-');
});

afterEach(() => rm(DATA_DIR, { recursive: true }));

async function send(method: string, path: string, body?: unknown, headers = {}) {
  const statuses: number[] = [];
  for (const address of NETWORK) {
    const response = await fetch(shop.origin + path, {
      method,
      headers: {
        'X-Forwarded-For': address,
        'User-Agent': `Mozilla/5.0 ${PERSON.name}`,
        Referer: `http://shop.test/search?q=${encodeURIComponent(PERSON.address)}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const post = (path: string, body: unknown, headers = {}) =>
  send('POST', API_PREFIX + path, body, headers);

async function visitEverything({ token }: Session, userId: string): Promise<void> {
  const typed = encodeURIComponent(PERSON.address);
  const email = encodeURIComponent(PERSON.email);
  const Authorization = token;
  for (const keyword of [typed, email, ...NETWORK, encodeURIComponent(PERSON.phone)]) {
    await send('GET', `${API_PREFIX}/products/search/${keyword}`);
    await send('GET', `/search?q=${keyword}`);
    await send('GET', `${API_PREFIX}/auth/all-users?search=${keyword}`, undefined, {
      Authorization,
    });
    await send('GET', `${API_PREFIX}/auth/all-orders?search=${keyword}`, undefined, {
      Authorization,
    });
    await send('GET', `${API_PREFIX}/audit/entries?who=${keyword}`, undefined, { Authorization });
  }
  await send('GET', `/login?from=${email}`);
  await send('GET', `/no/such/${email}`);
  await post(`/auth/user-data/${userId}`, undefined, { Authorization });
  await send(
    'PUT',
    `${API_PREFIX}/auth/profile`,
    { name: PERSON, address: [PERSON.address] },
    { Authorization },
  );
}

it('the log of a real shop has no name, e-mail, postal or network address of a person', async () => {
  const environment = { DATA_DIR, ADMIN_PASSWORD: ADMIN.password, TRUSTED_PROXIES: '1' };
  shop = await startShop({ ...environment, SEED: 'demo' });
  const registration = { ...PERSON, password: PASSWORD, answer: 'Sachin' };
  expect(await post('/auth/register', registration)).toEqual([201, 409]);
  expect(await post('/auth/register', { ...registration, email: PERSON.address })).toEqual([
    400, 400,
  ]);
  expect(
    await post('/auth/register', { ...registration, address: { street: PERSON.address } }),
  ).toEqual([400, 400]);
  expect(await post('/auth/register', `{"address":"${PERSON.address}",`)).toEqual([400, 400]);
  expect(await post('/auth/login', { email: PERSON.email, password: 'wrong' })).toEqual([401, 401]);
  const reset = { email: PERSON.email, answer: PERSON.address, newpassword: PASSWORD };
  expect(await post('/auth/forgot-password', reset)).toEqual([401, 401]);

  const api = new ApiClient(shop.origin);
  const { user } = await api.session({ email: PERSON.email, password: PASSWORD });
  const boss = await api.session(ADMIN);
  await visitEverything(boss, user._id);
  const Authorization = boss.token;
  const role = `${API_PREFIX}/auth/user-role/${user._id}`;
  expect(await send('PUT', role, { role: 1 }, { Authorization })).toEqual([200, 200]);
  expect(await send('PUT', role, { role: 0 }, { Authorization })).toEqual([200, 200]);
  const own = await api.session({ email: PERSON.email, password: PASSWORD });
  const proof = { password: PASSWORD, otp: PERSON.phone };
  expect(await post('/auth/delete-account', proof, { Authorization: own.token })).toEqual([
    400, 400,
  ]);
  const proven = { password: PASSWORD };
  expect(await post('/auth/delete-account', proven, { Authorization: own.token })).toEqual([
    200, 401,
  ]);
  await shop.stop();
  const first = shop.output();

  // The second start upgrades what the first one wrote.
  shop = await startShop(environment);
  await shop.stop();
  const log = first + shop.output();
  const calls = Object.values(endpoints).filter(({ path }) => log.includes(path));
  expect(calls.length).toBeGreaterThan(5);
  expect(log.split('\n').filter((line) => TRACES.test(line))).toEqual([]);
});
