import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { sendStream } from './send-stream.js';

const PIECE = 'x'.repeat(100_000);

async function serve(answer: (res: ServerResponse) => Promise<void>): Promise<string> {
  const server = createServer((_req, res) => void answer(res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('sends every piece in order', async () => {
  async function* pieces() {
    for (let count = 0; count < 50; count += 1) yield Promise.resolve(`${count};${PIECE}`);
  }
  const reply = await fetch(await serve((res) => sendStream(res, pieces())));
  const expected = Array.from({ length: 50 }, (_, count) => `${count};${PIECE}`).join('');
  expect((await reply.text()) === expected).toBe(true);
});

it('stops reading once the client is gone', async () => {
  let stopped: (how: string) => void;
  const end = new Promise<string>((resolve) => (stopped = resolve));
  async function* endless() {
    try {
      for (;;) yield Promise.resolve(PIECE);
    } finally {
      stopped('stopped');
    }
  }
  const address = await serve((res) => sendStream(res, endless()));
  get(address, (reply: IncomingMessage) => reply.once('data', () => reply.destroy()));
  expect(await end).toBe('stopped');
});

it('cuts off what can’t be read to its end', async () => {
  async function* failing() {
    yield Promise.resolve(PIECE);
    throw new Error('lost');
  }
  const address = await serve((res) => sendStream(res, failing()));
  await expect(fetch(address).then((reply) => reply.text())).rejects.toThrow();
});
