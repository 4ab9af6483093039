import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundSockets } from './socket-bounds.js';

const MEGABYTE = 1024 * 1024;

let server: Server;
let held: Map<Socket, ServerResponse>;
let clients: Socket[];

beforeEach(async () => {
  held = new Map();
  clients = [];
  server = createServer((req, res) => {
    if (req.url === '/large') res.end('x'.repeat(8 * MEGABYTE));
    else held.set(req.socket, res);
  });
  boundSockets(server, (socket) => held.has(socket), {
    maxSockets: 3,
    maxUnsentBytes: 10 * MEGABYTE,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
  server.closeAllConnections();
});

async function open(request = ''): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  await once(client, 'connect');
  client.write(request);
  return client;
}

const isOpen = () => clients.map(({ destroyed }) => !destroyed);

it('a connection too many closes the oldest without a request under way', async () => {
  await open('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await expect.poll(() => held.size).toBe(1);
  for (const client of [await open(), await open(), await open()]) client.resume();
  await expect.poll(isOpen).toEqual([true, false, true, true]);
});

it('clients that read nothing lose their connections when too much waits for them', async () => {
  const request = 'GET /large HTTP/1.1\r\nHost: shop\r\n\r\n';
  for (const client of [await open(request), await open(request), await open(request)]) {
    client.pause();
  }
  const connections = () =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, { timeout: 5_000 }).toBe(1);
});
