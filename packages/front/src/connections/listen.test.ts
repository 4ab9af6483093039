import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from './listen.js';

let server: Listening;

beforeEach(async () => {
  server = await listen(0);
});

afterEach(() => server.close());

/** What is answered at an address. */
async function ask(path: string): Promise<[status: number | undefined, body: string]> {
  const asked = request({ port: server.port, path, agent: false }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return [reply.statusCode, await text(reply)];
}

it('while the application starts, the process is alive and all else is refused', async () => {
  expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}']);
  expect((await ask('/readyz'))[0]).toBe(503);
  expect((await ask('/api/v1/orders'))[0]).toBe(503);
});
