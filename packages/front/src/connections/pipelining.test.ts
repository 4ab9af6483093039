import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RequestListener, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from './listen.js';
import { MAX_WAITING_PER_SOCKET } from '../queues/socket-lanes.js';

let server: Listening;
let socket: Socket;
let received: string;
let closed: Promise<unknown>;
/** The requests that reached the application, each with its reply. */
let arrived: { url: string; res: ServerResponse }[];

beforeEach(async () => {
  arrived = [];
  received = '';
  server = await listen(0);
  const hold: RequestListener = ({ url = '' }, res) => void arrived.push({ url, res });
  server.serve(hold);
  socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.on('data', (bytes) => (received += bytes.toString()));
  closed = once(socket, 'close');
});

afterEach(async () => {
  socket.destroy();
  for (const { res } of arrived) res.end();
  await server.close();
});

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const urls = () => arrived.map(({ url }) => url);

it('a request on a connection waits until the reply before it is finished', async () => {
  socket.write(get('/1') + get('/2') + get('/3'));
  await expect.poll(urls).toEqual(['/1']);
  await setTimeout(50);
  expect(urls()).toEqual(['/1']);
  arrived[0]?.res.end('first');
  await expect.poll(urls).toEqual(['/1', '/2']);
  arrived[1]?.res.end('second');
  await expect.poll(urls).toEqual(['/1', '/2', '/3']);
  arrived[2]?.res.end('third');
  await expect.poll(() => received).toMatch(/first[^]*second[^]*third/);
});

it('more than may wait close the connection with a 503, and none of them starts', async () => {
  socket.write(get('/1') + get('/more').repeat(MAX_WAITING_PER_SOCKET + 1));
  await closed;
  expect(urls()).toEqual(['/1']);
  expect(received).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: \d[^]*"success":false/);
});

it('the reply to the first of too many is sent before the 503', async () => {
  server.serve((_req, res) => void res.end('answered'));
  socket.write(get('/').repeat(MAX_WAITING_PER_SOCKET + 2));
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 200 [^]*answered[^]*HTTP\/1\.1 503 /);
  expect(received.split('answered').length - 1).toBe(1);
});

it('a client that sent too many and resets the connection harms nobody', async () => {
  socket.write(get('/').repeat(MAX_WAITING_PER_SOCKET + 2));
  await expect.poll(urls).toEqual(['/']);
  socket.resetAndDestroy();
  await expect.poll(() => arrived[0]?.res.closed).toBe(true);
});

it('of many that arrive, no more is read once one may not wait', async () => {
  let built = 0;
  const count = (_message: unknown, name: string | symbol) => {
    if (name === 'http.server.request.start') built += 1;
  };
  subscribe('http.server.request.start', count);
  socket.write(get('/').repeat(50_000));
  await closed;
  unsubscribe('http.server.request.start', count);
  // What Node reads at a time, 64 KB.
  expect(built).toBeLessThan(5_000);
  expect(urls()).toEqual(['/']);
});

it('of a client that sends too many, nothing starts after the reply to its first', async () => {
  socket.write(get('/1') + get('/more').repeat(MAX_WAITING_PER_SOCKET + 1));
  await expect.poll(urls).toEqual(['/1']);
  arrived[0]?.res.end('first');
  await setTimeout(50);
  socket.write(get('/late'));
  await closed;
  expect(urls()).toEqual(['/1']);
});

it('all get a reply when there are as many as may wait', async () => {
  server.serve((_req, res) => void res.end('answered'));
  const count = MAX_WAITING_PER_SOCKET + 1;
  socket.write(get('/').repeat(count));
  await expect.poll(() => received.split('answered').length - 1).toBe(count);
});

it('requests that wait on a connection which is gone never start', async () => {
  socket.write(get('/1') + get('/2'));
  await expect.poll(urls).toEqual(['/1']);
  socket.destroy();
  await setTimeout(50);
  expect(urls()).toEqual(['/1']);
});

it.each([
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
])(
  'a request for another protocol is answered in this one, and so is the next: %s',
  async (headers) => {
    socket.write(`GET /1 HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n`);
    await expect.poll(urls).toEqual(['/1']);
    arrived[0]?.res.end('first');
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200 [^]*first/);
    socket.write(get('/2'));
    await expect.poll(urls).toEqual(['/1', '/2']);
  },
);

it('a request for a tunnel closes the connection', async () => {
  socket.write('CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n');
  await closed;
  expect(urls()).toEqual([]);
});
