import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { endpoints, failureSchema, type Category, type Endpoint, type Order } from '@shop/shared';
import fc from 'fast-check';
import { ShopApi } from '../shop/api.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';
import { requestsTo, type Caller, type FuzzRequest } from './requests.js';

const ADMIN = { email: 'admin@shop.test', password: 'an administrator’s' };
const SHOPPER = { email: 'maya@shop.test', password: 'demo-shopper' };
/** Whose profile is changed, and with it the password: nobody else's token may die of that. */
const CHANGELING = { email: 'ines@shop.test', password: 'demo-shopper' };
const BYSTANDER = { email: 'theo@shop.test', password: 'demo-shopper' };
const AT_ONCE = 16;
/** Nobody waits longer for any answer. */
const HANGING_MS = 25_000;
const INTERNALS = /node_modules|node:internal|\bat \/|Mongo|SQLITE|ECONN|undefined/;
const NOTHING_HAS_IT = '0123456789abcdef01234567';

interface Reply {
  status: number;
  type: string;
  text: string;
}

export interface FuzzRun {
  complaints: string[];
  requests: number;
  /** How many replies had which status. */
  statuses: Record<string, number>;
  /** Upload folders that are still there. */
  leftovers: string[];
  /** Megabytes that the shop held after a third of the requests and after all of them. */
  memory: [early: number, late: number];
}

/** Sends requests of every kind to every endpoint of a shop of its own. */
export async function runFuzz({ seed, requests }: { seed: number; requests: number }) {
  const home = await mkdtemp(path.join(os.tmpdir(), 'shop-fuzz-'));
  const uploads = await mkdtemp(path.join(home, 'tmp-'));
  const shop = await startShop({
    DATA_DIR: path.join(home, 'data'),
    TMPDIR: uploads,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
  });
  try {
    return await fuzz(shop, uploads, seed, requests);
  } finally {
    await shop.stop();
    await rm(home, { recursive: true });
  }
}

async function fuzz(
  shop: ShopProcess,
  uploads: string,
  seed: number,
  count: number,
): Promise<FuzzRun> {
  const api = new ShopApi(shop.origin);
  const tokens: Record<Caller, string | undefined> = {
    nobody: undefined,
    shopper: (await api.session(SHOPPER.email, SHOPPER.password)).token,
    admin: (await api.session(ADMIN.email, ADMIN.password)).token,
    changeling: (await api.session(CHANGELING.email, CHANGELING.password)).token,
    forger: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1NjcifQ.',
  };
  const all = shuffled(await makeRequests(shop, seed, count), seed);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const complaints: string[] = [];
  const statuses: Record<string, number> = {};
  const early = all.splice(0, Math.floor(all.length / 3));

  const sendAll = async (list: FuzzRequest[]) => {
    const left = list.entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, request] of left) {
          const reply = await send(shop.origin, agent, request, tokens[request.caller], index);
          const complaint = typeof reply === 'string' ? reply : faultOf(request, reply);
          if (complaint) complaints.push(`${describe(request)}\n  ${complaint}`);
          const status = typeof reply === 'string' ? 'none' : String(reply.status);
          if (request.caller === 'changeling')
            tokens.changeling = freshToken(reply) ?? tokens.changeling;
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      }),
    );
  };
  await sendAll(early);
  const before = await residentMegabytes(shop.pid);
  await sendAll(all);
  const after = await residentMegabytes(shop.pid);
  agent.destroy();
  const leftovers = await uploadsLeft(uploads);
  const requests = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  return { complaints, requests, statuses, leftovers, memory: [before, after] };
}

/** The same number for every endpoint, but fewer of those that cost a password hash or a picture. */
async function makeRequests(shop: ShopProcess, seed: number, count: number) {
  const ids = await idsOf(shop);
  const all = Object.entries(endpoints) as [string, Endpoint][];
  const each = Math.ceil(count / all.length);
  return all.flatMap(([name, endpoint], index) =>
    fc.sample(requestsTo(name, endpoint, ids), { seed: seed + index, numRuns: each }),
  );
}

function shuffled<T>(list: T[], seed: number): T[] {
  const [order = []] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
    seed,
    numRuns: 1,
  });
  return order;
}

/** Ids that something has, a shopper's among them who signs in no more, and one that nothing has. */
async function idsOf(shop: ShopProcess): Promise<string[]> {
  const api = new ShopApi(shop.origin);
  const admin = await api.signIn(ADMIN.email, ADMIN.password);
  const { user } = await api.session(BYSTANDER.email, BYSTANDER.password);
  const products = (await admin.products()).slice(0, 20);
  const orders: Order[] = (await admin.allOrders()).slice(0, 10);
  const categories: Category[] = products.map(({ category }) => category);
  return [...[user, ...products, ...orders, ...categories].map(({ _id }) => _id), NOTHING_HAS_IT];
}

function send(
  origin: string,
  agent: Agent,
  { method, path: target, headers, body }: FuzzRequest,
  token: string | undefined,
  index: number,
): Promise<Reply | string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const outgoing = httpRequest({
      agent,
      hostname,
      port,
      method,
      path: target,
      timeout: HANGING_MS,
      headers: {
        // As from many visitors, so that limits on guessing don't hide everything else.
        'x-forwarded-for': `10.2.${(index >> 8) & 255}.${index & 255}`,
        ...(token !== undefined && { authorization: token }),
        ...headers,
        'content-length': Buffer.byteLength(body ?? ''),
      },
    });
    outgoing.on('response', (reply: IncomingMessage) => {
      const chunks: Buffer[] = [];
      reply.on('data', (bytes: Buffer) => chunks.push(bytes));
      reply.on('error', (error) => resolve(`the reply broke off: ${error.message}`));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          type: reply.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('it hangs')));
    outgoing.on('error', (error) => resolve(`no reply: ${error.message}`));
    outgoing.end(body);
  });
}

/** A new password ends the token before it. */
function freshToken(reply: Reply | string): string | undefined {
  const body = typeof reply === 'string' ? undefined : parsed(reply.text);
  const token = body && typeof body === 'object' && 'token' in body ? body.token : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** What is wrong with a reply; undefined when it keeps the contract. */
function faultOf({ name, method, path: target }: FuzzRequest, { status, type, text }: Reply) {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (method === 'HEAD' || method === 'OPTIONS' || status === 304) return undefined;
  if (status >= 400) {
    if (!type.includes('json')) return `${status} is ${type || 'of no type'}`;
    const failure = failureSchema.safeParse(parsed(text));
    if (!failure.success) return `${status} in another shape: ${text.slice(0, 300)}`;
    if (INTERNALS.test(failure.data.message)) return `tells internals: ${failure.data.message}`;
    return undefined;
  }
  const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
  // A spoilt path may be another call's address.
  if (endpoint.response === 'image' || status !== endpoint.status || /%2f/i.test(target))
    return undefined;
  const body = endpoint.response.safeParse(parsed(text));
  return body.success ? undefined : `${status} breaks the contract: ${body.error.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe({ name, method, path: target, headers, body, caller }: FuzzRequest): string {
  const shown = body === undefined ? '' : JSON.stringify(body.toString().slice(0, 300));
  return `${name} (${caller}): ${method} ${target.slice(0, 200)} ${JSON.stringify(headers)} ${shown}`;
}

/** What is left of uploads when all of them are over. */
async function uploadsLeft(folder: string): Promise<string[]> {
  for (let look = 0; look < 20; look += 1) {
    if ((await readdir(folder)).length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return readdir(folder);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
