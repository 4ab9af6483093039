import { endpoints } from '@shop/shared';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, ReplyCache, type Listening } from '@shop/front';
import { admission } from '@shop/http';
import { LimitCounterModel } from '@shop/mongo/limits';
import { createApp } from '../../app/app.js';
import { invalidateOwnChanges } from '../../shop/catalog/index.js';
import { addressOf } from '../../testing/api-client.js';
import { buildProducts, buildUser } from '../../testing/factories.js';
import { repliesTo, sendPipelined, type RawReply } from '../../testing/raw-replies.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

useTestShop();
const cache = new ReplyCache(8 * 1024 * 1024);
const stop = invalidateOwnChanges(cache);
const LIST = addressOf(endpoints.listProductPage, { params: { page: 1 } });
const MY_DATA = addressOf(endpoints.downloadMyData);
const HEALTH = request('GET', '/healthz');
let server: Listening;

beforeAll(async () => {
  server = await listen(0);
  server.serve(createApp(buildAppDeps({ cache })));
});
beforeEach(() => cache.clear());
afterAll(async () => {
  stop();
  await server.close();
});

function request(method: string, path: string, lines: readonly string[] = [], body = ''): string {
  const own = body ? [`Content-Length: ${body.length}`] : [];
  return `${[`${method} ${path} HTTP/1.1`, 'Host: shop', ...lines, ...own].join('\r\n')}\r\n\r\n${body}`;
}

/** Sends all requests at once on one connection, of which the last one closes it. */
async function pipeline(
  requests: readonly string[],
  port = server.port,
): Promise<readonly RawReply[]> {
  const all = [...requests, HEALTH.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')];
  return repliesTo(all, await sendPipelined(port, all));
}

/** The headers that are the same in every such reply. */
const sharedHeaders = ({ headers }: RawReply) =>
  [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();

/** @returns the header lines of a caller whose downloads are used up. */
async function callerWithoutDownloads(): Promise<string[]> {
  const { token, id } = await buildUser();
  const expire = new Date(Date.now() + 60_000);
  await LimitCounterModel.create({ key: `dataDownload-account:${id}`, points: 1_000, expire });
  return [`Authorization: ${token}`];
}

async function knownEtag(): Promise<string[]> {
  const replies = await pipeline([request('GET', LIST)]);
  return [`If-None-Match: ${replies[0]?.headers.get('etag')}`];
}

/** Each kind of reply, with what the request for it takes. */
const KINDS: [what: string, status: number, path: string, lines?: () => Promise<string[]>][] = [
  ['a list that is ready', 200, LIST],
  ['what the client has already', 304, LIST, knownEtag],
  ['an unknown call', 404, '/api/v1/nothing'],
  ['an unknown product', 404, addressOf(endpoints.getProduct, { params: { slug: 'nothing' } })],
  ['a wrong page number', 400, addressOf(endpoints.listProductPage, { params: { page: 'x' } })],
  ['no token', 401, MY_DATA],
  ['a limit that was reached', 429, MY_DATA, callerWithoutDownloads],
];

describe('on one connection, every reply ends where its headers say', () => {
  it.each(KINDS)('to HEAD and GET: %s', async (_what, status, path, lines) => {
    await buildProducts(3);
    const own = (await lines?.()) ?? [];
    const [head, get] = [request('HEAD', path, own), request('GET', path, own)];
    // The first of each makes the reply that the shop repeats.
    const requests = [head, get, get, head, get, head, head];
    const replies = await pipeline(requests);
    expect(replies.map((reply) => reply.status)).toEqual([...requests.map(() => status), 200]);
    const [first] = replies;
    replies.slice(0, -1).forEach((reply, index) => {
      expect(reply.body === '').toBe(requests[index] === head || status === 304);
      expect(reply.headers.get('date')).toMatch(/ GMT$/);
      // An unchanged reply has only the headers that the client may have to update.
      if (first && status !== 304) expect(sharedHeaders(reply)).toEqual(sharedHeaders(first));
    });
    expect(replies.at(-1)?.body).toBe('{"status":"ok"}');
  });

  it('to a body that is too large, and to one that is not JSON', async () => {
    const login = addressOf(endpoints.login);
    const json = ['Content-Type: application/json'];
    const large = JSON.stringify({ email: 'x'.repeat(20_000) });
    const replies = await pipeline([
      request('POST', login, json, large),
      request('HEAD', LIST, json, large),
      request('POST', login, json, '{'),
      request('POST', login, ['Content-Type: text/plain'], 'text'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([413, 200, 400, 415, 200]);
  });
});

it.each([
  ['a second Host header', 400, ['Host: other']],
  ['an expectation', 417, ['Expect: miracles']],
])('a refusal of HEAD that closes the connection has no body: %s', async (_what, status, lines) => {
  const replies = await pipeline([request('HEAD', LIST, lines)]);
  expect(replies.map((reply) => reply.status)).toEqual([status]);
});

it.each(['HEAD', 'GET'])(
  'a refusal of %s by a shop that is busy, starting or closing is whole',
  async (method) => {
    const none = admission({ perAddress: 1, inAll: 0, reserved: 0, readers: 1 });
    const other = await listen(0);
    const first = request(method, LIST);
    const [starting] = await pipeline([first], other.port);
    other.serve(express().use(none.admit));
    const [busy, next] = await pipeline([first, first], other.port);
    expect([starting, busy, next].map((reply) => reply?.status)).toEqual([503, 503, 503]);
    await other.close();
  },
);

it('a request that can’t be parsed gets no body behind a HEAD that waits for its reply', async () => {
  const other = await listen(0);
  other.serve(() => undefined);
  for (const method of ['HEAD', 'GET']) {
    // The second one arrives by itself.
    const requests = [request(method, '/'), `${method === 'GET' ? 'HEAD' : 'GET'} no\r\n\r\n`];
    const [reply, ...more] = repliesTo(requests, await sendPipelined(other.port, requests, 50));
    expect([reply?.status, reply?.body === '', more.length]).toEqual([400, method === 'HEAD', 0]);
  }
  await other.close();
});

it('too many requests on a connection get no body behind a HEAD that waits for its reply', async () => {
  const other = await listen(0);
  other.serve(() => undefined);
  const requests = Array<string>(40).fill(request('HEAD', '/'));
  const [reply, ...more] = repliesTo(requests, await sendPipelined(other.port, requests));
  expect([reply?.status, more.length]).toEqual([503, 0]);
  await other.close();
});
