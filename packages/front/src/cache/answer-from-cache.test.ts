import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReply, cacheReply } from '../testing/cached-replies.js';
import { answerFromCache } from './answer-from-cache.js';
import { ReplyCache } from './reply-cache.js';
import { replyKey } from './reply-key.js';

const PATH = '/filters';
const CACHED = 'this is cached';
const BODY = JSON.stringify({ checked: [], page: 1, name: 'Ärmel' });
const cache = new ReplyCache(1024 * 1024);
let server: Server;

const keep = (key: string | undefined, text: string) =>
  cacheReply(cache, key ?? '', buildReply(text));

beforeAll(async () => {
  const options = {
    keyOf: ({ url = '' }: IncomingMessage) => url,
    posts: new Set([PATH]),
    headersFor: () => [],
    sent: () => undefined,
  };
  const echo = answerFromCache(cache, options, (req, res, body) => {
    void (body ? Promise.resolve(body.toString()) : text(req)).then((received) =>
      res.end(`the handler got ${received}`),
    );
  });
  server = createServer(echo);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keep(replyKey(PATH, BODY), CACHED);
  keep(replyKey('/other', BODY), 'never');
});
afterAll(() => server.close());

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  /** Parts of the body, sent one after the other. */
  parts?: string[];
}

function post({ path = PATH, headers = {}, parts = [BODY] }: Sent): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
      (res) => void text(res).then(resolve, reject),
    );
    sent.on('error', reject);
    const write = async () => {
      for (const part of parts.slice(0, -1)) {
        sent.write(part);
        await new Promise((written) => setTimeout(written, 20));
      }
      sent.end(parts.at(-1));
    };
    void write();
  });
}

it('sends the reply to a body that is known byte for byte', async () => {
  expect(await post({})).toBe(CACHED);
  const { port } = server.address() as AddressInfo;
  expect(
    await post({ headers: { Origin: `http://127.0.0.1:${port}`, Host: `127.0.0.1:${port}` } }),
  ).toBe(CACHED);
  expect(await post({ headers: { 'If-None-Match': `W/"${CACHED}"` } })).toBe(CACHED);
});

it.each<[what: string, sent: Sent]>([
  ['another body', { parts: ['{"checked":[]}'] }],
  ['other spaces', { parts: [BODY.replace(':', ': ')] }],
  ['a body of no length', { headers: { 'Transfer-Encoding': 'chunked' } }],
  ['a long body', { parts: [JSON.stringify('long'.repeat(2_000))] }],
  ['another type', { headers: { 'Content-Type': 'text/plain' } }],
  ['another site', { headers: { Origin: 'https://elsewhere.test' } }],
  ['another address', { path: '/other' }],
  [
    'a body that comes in pieces',
    {
      headers: { 'Content-Length': String(Buffer.byteLength(BODY)) },
      parts: [BODY.slice(0, 9), BODY.slice(9)],
    },
  ],
])('leaves %s to the handler, and all of it', async (_what, sent) => {
  expect(await post(sent)).toBe(`the handler got ${(sent.parts ?? [BODY]).join('')}`);
});
