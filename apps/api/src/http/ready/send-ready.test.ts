import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildKeptAnswer, keepAnswer } from '../../testing/ready-answers.js';
import { createMetrics } from '../operations/metrics.js';
import { answerKey } from './answer-key.js';
import { ReadyAnswers } from './ready-answers.js';
import { sendReady } from './send-ready.js';

const PATH = '/filters';
const READY = 'this is ready';
const BODY = JSON.stringify({ checked: [], page: 1, name: 'Ärmel' });
const answers = new ReadyAnswers(1024 * 1024);
let server: Server;

const keep = (key: string, text: string) => keepAnswer(answers, buildKeptAnswer(key, { text }));

beforeAll(async () => {
  const options = {
    metrics: createMetrics(),
    writeLine: undefined,
    trustedProxies: 0,
    publicUrl: undefined,
    posts: new Set([PATH]),
  };
  const echo = sendReady(answers, options, (req, res) => {
    void text(req).then((body) => res.end(`express got ${body}`));
  });
  server = createServer(echo);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keep(answerKey(PATH, BODY), READY);
  keep(answerKey('/other', BODY), 'never');
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

it('sends the answer to a body that is known byte for byte', async () => {
  expect(await post({})).toBe(READY);
  const { port } = server.address() as AddressInfo;
  expect(
    await post({ headers: { Origin: `http://127.0.0.1:${port}`, Host: `127.0.0.1:${port}` } }),
  ).toBe(READY);
  expect(await post({ headers: { 'If-None-Match': `W/"${READY}"` } })).toBe(READY);
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
])('leaves %s to Express, and all of it', async (_what, sent) => {
  expect(await post(sent)).toBe(`express got ${(sent.parts ?? [BODY]).join('')}`);
});
