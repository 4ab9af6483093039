import { pathsOf } from '@shop/http';
import { API_PREFIX, endpoints, ROLE, type Access, type Endpoint } from '@shop/shared';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { UserModel } from '../../shop/accounts/index.js';
import { addressOf } from '../../testing/api-client.js';
import { buildAdmin, buildUser, unknownId } from '../../testing/factories.js';
import { TEST_SECRET, useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);

/** The content of a token, to sign it again in another way. */
function payloadOf(token: string): jwt.JwtPayload {
  const payload = jwt.decode(token);
  if (payload === null || typeof payload === 'string') throw new Error('No payload');
  return payload;
}

interface Bearer {
  token: string | undefined;
  /** The access that the shop must grant the caller. */
  seenAs: Access;
  /** Whether the token can be renewed. */
  renewable: boolean;
}

const NOTHING: Bearer = { token: undefined, seenAs: 'public', renewable: false };
const forged = (token: string): Bearer => ({ token, seenAs: 'public', renewable: false });

/** Every kind of token a caller may present. */
async function bearers(): Promise<Record<string, Bearer>> {
  const shopper = await buildUser();
  const admin = await buildAdmin();
  const ofAdmin = payloadOf(admin.token);
  const [head = '', , signature = ''] = shopper.token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...payloadOf(shopper.token), sub: admin.id }));

  const reset = await buildAdmin();
  await UserModel.updateOne({ _id: reset.id }, { $inc: { tokenVersion: 1 } });
  const deleted = await buildAdmin();
  await UserModel.deleteOne({ _id: deleted.id });
  const dismissed = await buildAdmin();
  await UserModel.updateOne({ _id: dismissed.id }, { $set: { role: ROLE.shopper } });
  const signedOut = await buildAdmin();
  await api.call(endpoints.logout, { token: signedOut.token });
  const unstored = await buildAdmin();
  const beforeUpgrade = payloadOf(unstored.token);
  delete beforeUpgrade.sid;
  const appointed = await buildUser();
  await UserModel.updateOne({ _id: appointed.id }, { $set: { role: ROLE.admin } });

  return {
    none: NOTHING,
    empty: forged(''),
    garbage: forged('not.a.token'),
    shopper: { token: shopper.token, seenAs: 'shopper', renewable: true },
    'another shopper': { token: (await buildUser()).token, seenAs: 'shopper', renewable: true },
    administrator: { token: admin.token, seenAs: 'admin', renewable: true },
    'made a shopper': { token: dismissed.token, seenAs: 'shopper', renewable: true },
    'made administrator': { token: appointed.token, seenAs: 'admin', renewable: true },
    expired: {
      token: jwt.sign({ ...ofAdmin, exp: now() - 1 }, TEST_SECRET),
      seenAs: 'public',
      renewable: true,
    },
    'expired long ago': forged(jwt.sign({ ...ofAdmin, exp: now() - 13 * HOUR }, TEST_SECRET)),
    'session over': forged(
      jwt.sign({ ...ofAdmin, since: now() - 400 * HOUR, exp: now() - 1 }, TEST_SECRET),
    ),
    'alg none': forged(jwt.sign(ofAdmin, '', { algorithm: 'none' })),
    'other key': forged(jwt.sign(ofAdmin, 'another key, just as long as ours')),
    'other algorithm': forged(jwt.sign(ofAdmin, TEST_SECRET, { algorithm: 'HS512' })),
    'changed payload': forged(`${head}.${changed.toString('base64url')}.${signature}`),
    'changed signature': forged(`${admin.token.slice(0, -4)}AAAA`),
    'new password': forged(reset.token),
    'session ended': forged(signedOut.token),
    'unstored session': {
      token: jwt.sign(beforeUpgrade, TEST_SECRET),
      seenAs: 'admin',
      renewable: true,
    },
    'deleted account': forged(deleted.token),
  };
}

const RANK: Record<Access, number> = { public: 0, shopper: 1, admin: 2 };

/** Calls that end the session they are made in. */
const ENDING: Endpoint[] = [endpoints.logout, endpoints.endOtherSessions, endpoints.endAllSessions];

/** The status of a refusal, or `in` when access must be granted. */
function expected(endpoint: Endpoint, { seenAs, renewable }: Bearer): string {
  if (endpoint === endpoints.renewSession) return renewable ? 'in' : '401';
  if (RANK[seenAs] >= RANK[endpoint.access]) return 'in';
  return seenAs === 'public' ? '401' : '403';
}

async function knock(endpoint: Endpoint, path: string, authorization: string | undefined) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, unknownId()]));
  const address = addressOf({ ...endpoint, path: path as `/${string}` }, { params });
  const response = await api.fetch(address, {
    method: endpoint.method,
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });
  await response.arrayBuffer();
  return [401, 403].includes(response.status) ? String(response.status) : 'in';
}

/** The outcome of each kind of call with each kind of token: `in`, or the status of the refusal. */
class Table {
  private readonly rows = new Map<string, Map<string, Set<string>>>();

  add(kind: string, column: string, answer: string): void {
    const row = this.rows.get(kind) ?? new Map<string, Set<string>>();
    this.rows.set(kind, row.set(column, (row.get(column) ?? new Set()).add(answer)));
  }

  toString(): string {
    const columns = ['public', 'shopper', 'admin', 'renew'];
    const line = (cells: string[]) =>
      cells
        .map((cell) => cell.padEnd(19))
        .join('')
        .trimEnd();
    const rows = [...this.rows].map(([kind, row]) =>
      line([kind, ...columns.map((column) => [...(row.get(column) ?? [])].join(' '))]),
    );
    return [line(['token', ...columns]), ...rows].join('\n');
  }
}

describe('who may what', () => {
  it('is as the contract says, for every call and every token', { timeout: 400_000 }, async () => {
    let held = await bearers();
    const wrong: string[] = [];
    const table = new Table();
    let tried = 0;
    for (const [at, endpoint] of (Object.values(endpoints) as Endpoint[]).entries()) {
      const column = endpoint === endpoints.renewSession ? 'renew' : endpoint.access;
      for (const [place, kind] of Object.keys(held).entries()) {
        // Each call has half of the tokens in each way, and each token is at half of the calls in each.
        const scheme = (at + place) % 2 === 0 ? '' : 'Bearer ';
        for (const path of pathsOf(endpoint)) {
          const bearer = held[kind] ?? NOTHING;
          const authorization = bearer.token === undefined ? undefined : scheme + bearer.token;
          const answer = await knock(endpoint, path, authorization);
          const hasSession = bearer.seenAs !== 'public' || bearer.renewable;
          if (ENDING.includes(endpoint) && hasSession) held = await bearers();
          tried += 1;
          table.add(kind, column, answer);
          if (answer !== expected(endpoint, bearer)) {
            wrong.push(`${endpoint.method} ${API_PREFIX}${path} with ${scheme}${kind}: ${answer}`);
          }
        }
      }
    }
    console.log(
      `${table.toString()}\n${tried} tokens tried at ${Object.keys(endpoints).length} calls`,
    );
    expect(wrong).toEqual([]);
  });
});
