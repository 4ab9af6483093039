import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canSendWhole, sendWhole, wholeReply } from './whole-reply.js';

const LONG = 'ä'.repeat(100_000);
/** More than a connection buffers while nobody reads. */
const HUGE = 'x'.repeat(32 * 1024 * 1024);
const BODIES = { '/huge': HUGE, '/short': 'Ärmel', '/long': LONG, '/none': '' };

let server: Server;
let socket: Socket;
let received: Buffer;
let isClosing = false;
/** Whether each reply that was begun was sent whole, and whether it has closed. */
let replies: { isWhole: boolean; isClosed: boolean }[];

beforeEach(async () => {
  replies = [];
  received = Buffer.alloc(0);
  server = createServer((req, res) => {
    const body = Buffer.from(BODIES[req.url as keyof typeof BODIES]);
    if (isClosing) res.setHeader('Connection', 'close');
    const reply = { isWhole: canSendWhole(res), isClosed: false };
    replies.push(reply);
    res.once('close', () => (reply.isClosed = true));
    const headers = ['Content-Length', String(body.length)];
    if (reply.isWhole) sendWhole(res, wholeReply(200, headers, body), ['X-Own', '1']);
    else res.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (bytes) => (received = Buffer.concat([received, bytes])));
});

afterEach(() => {
  socket.destroy();
  server.close();
});

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`;
const bodies = () =>
  received
    .toString()
    .split(/HTTP\/1\.1 200 OK\r\n[^]*?\r\n\r\n/)
    .slice(1);

it('is what Node would send, with headers of its own, and leaves the connection open', async () => {
  socket.write(get('/short'));
  await expect.poll(bodies).toEqual(['Ärmel']);
  const [head = ''] = received.toString().split('\r\n\r\n');
  expect(head).toMatch(
    /^HTTP\/1\.1 200 OK\r\nContent-Length: 6\r\nX-Own: 1\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=30$/,
  );
  socket.write(get('/none'));
  await expect.poll(bodies).toEqual(['Ärmel', '']);
  await expect.poll(() => replies).toEqual(Array(2).fill({ isWhole: true, isClosed: true }));
});

it('keeps the order of pipelined replies, of any length', async () => {
  socket.write(get('/short') + get('/short') + get('/long') + get('/none') + get('/long'));
  await expect.poll(() => bodies().length, { timeout: 20_000 }).toBe(5);
  await expect.poll(bodies, { timeout: 20_000 }).toEqual(['Ärmel', 'Ärmel', LONG, '', LONG]);
});

it('is not for a connection that ends with the reply', async () => {
  socket.write(get('/short', 'Connection: close\r\n'));
  await once(socket, 'close');
  expect(bodies()).toEqual(['Ärmel']);
  expect(replies).toEqual([{ isWhole: false, isClosed: true }]);
});

it('is not for a shop that is closing, which keeps no connection', async () => {
  isClosing = true;
  socket.write(get('/short'));
  await once(socket, 'close');
  isClosing = false;
  expect(received.toString()).toContain('Connection: close');
  expect(replies).toEqual([{ isWhole: false, isClosed: true }]);
});

it('ends with its connection when the client leaves before it is sent', async () => {
  socket.pause();
  socket.write(get('/huge'));
  await expect.poll(() => replies).toEqual([{ isWhole: true, isClosed: false }]);
  socket.destroy();
  await expect.poll(() => replies).toEqual([{ isWhole: true, isClosed: true }]);
});
