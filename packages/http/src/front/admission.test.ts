import { failureSchema } from '@shop/shared';
import { connect } from 'node:net';
import express, { type Response as Reply } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { errorHandler } from '../errors/error-handler.js';
import { contextOf } from '../context.js';
import { admission } from './admission.js';

const SIZE = { perAddress: 2, inAll: 3, reserved: 0, readers: 2 };

let server: Listening;
let held: Reply[];
let finishWork: () => void;

beforeEach(async () => {
  held = [];
  const app = express().set('trust proxy', 1);
  app.get('/healthz', (_req, res) => void res.send('ok'));
  const { admit, withoutPlace } = admission(SIZE);
  app.use(admit);
  app.get('/work', async (_req, res) => {
    held.push(res);
    await contextOf(res).visit.note(new Promise<void>((resolve) => (finishWork = resolve)));
  });
  app.get('/', (_req, res) => void held.push(res));
  app.post('/', withoutPlace(express.json()), (_req, res) => void res.send('read'));
  app.use(errorHandler);
  server = await listen(0);
  server.serve(app);
});

afterEach(async () => {
  for (const res of held) res.end();
  await server.close();
});

function visit(from: string, path = '/', signal?: AbortSignal): Promise<Response> {
  const headers = { 'X-Forwarded-For': from };
  return fetch(`http://127.0.0.1:${server.port}${path}`, { headers, signal });
}

const heldRequests = () => held.length;

/** Begins to send a body, and resolves with what the server sends when it closes the connection. */
function sendSlowly(from: string): { reply: Promise<string>; finish: () => void } {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n` +
      'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  const reply = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { reply, finish: () => socket.write('}') };
}

it('refuses one request too many of an address, in the contract’s shape, and none of the others', async () => {
  const first = [visit('192.0.2.1'), visit('192.0.2.1')];
  await expect.poll(heldRequests).toBe(2);
  const refused = await visit('192.0.2.1');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(failureSchema.parse(await refused.json()).message).toContain('try again');

  const other = visit('192.0.2.2');
  await expect.poll(heldRequests).toBe(3);
  for (const res of held) res.end();
  for (const reply of await Promise.all([...first, other])) expect(reply.status).toBe(200);
});

it('refuses further requests when too many are under way in all, except for health checks', async () => {
  const first = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => visit(from));
  await expect.poll(heldRequests).toBe(3);
  expect((await visit('192.0.2.4')).status).toBe(503);
  expect((await visit('192.0.2.4', '/healthz')).status).toBe(200);
  held[0]?.end();
  await first[0];
  const next = visit('192.0.2.4');
  await expect.poll(heldRequests).toBe(4);
  held[3]?.end();
  expect((await next).status).toBe(200);
  for (const res of held) res.end();
  await Promise.all(first);
});

it('delays a refusal while it serves others', async () => {
  const first = ['192.0.2.1', '192.0.2.1'].map((from) => visit(from));
  await expect.poll(heldRequests).toBe(2);
  const refused = visit('192.0.2.1').then(({ status }) => status);
  const other = visit('192.0.2.2', '/healthz').then(({ status }) => status);
  expect(await Promise.race([refused, other])).toBe(200);
  expect(await refused).toBe(503);
  for (const res of held) res.end();
  await Promise.all(first);
});

it('keeps the place of a request whose client has left until its work is over', async () => {
  const leave = new AbortController();
  const left = visit('192.0.2.1', '/work', leave.signal).catch(() => undefined);
  const stayed = visit('192.0.2.1');
  await expect.poll(heldRequests).toBe(2);
  leave.abort();
  await left;
  await expect.poll(() => held.some(({ closed }) => closed)).toBe(true);
  expect((await visit('192.0.2.1')).status).toBe(503);
  finishWork();
  const next = visit('192.0.2.1');
  await expect.poll(heldRequests).toBe(3);
  for (const res of held) res.end();
  expect((await next).status).toBe(200);
  await stayed;
});

it('holds no place while a body arrives, and ends the slowest one of the address that sends most', async () => {
  const slow = ['192.0.2.1', '192.0.2.1'].map(sendSlowly);
  await pause(50);
  const others = ['192.0.2.2', '192.0.2.3'].map((from) => visit(from));
  await expect.poll(heldRequests).toBe(2);
  const third = sendSlowly('192.0.2.4');
  const first = await Promise.race(slow.map(({ reply }) => reply));
  expect(first).toMatch(/^HTTP\/1.1 408 .*connection: close/is);
  for (const res of held) res.end();
  await Promise.all(others);
  third.finish();
  expect(await third.reply).toMatch(/^HTTP\/1.1 200 /);
  for (const { finish } of slow) finish();
  const replies = await Promise.all(slow.map(({ reply }) => reply));
  expect(replies.map((reply) => reply.slice(9, 12)).toSorted()).toEqual(['200', '408']);
});

it('refuses a request whose body has arrived while too many are under way', async () => {
  const slow = sendSlowly('192.0.2.1');
  await pause(50);
  const others = ['192.0.2.2', '192.0.2.2', '192.0.2.3'].map((from) => visit(from));
  await expect.poll(heldRequests).toBe(3);
  slow.finish();
  expect(await slow.reply).toMatch(/^HTTP\/1.1 503 /);
  for (const res of held) res.end();
  await Promise.all(others);
});

it('lets a body be that arrives before its end is announced', async () => {
  const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(sendSlowly);
  await pause(50);
  for (const { finish } of slow) finish();
  const replies = await Promise.all(slow.map(({ reply }) => reply));
  expect(replies.map((reply) => reply.slice(9, 12))).toEqual(['200', '200', '200']);
  await pause(600);
  expect((await visit('192.0.2.1', '/healthz')).status).toBe(200);
});
