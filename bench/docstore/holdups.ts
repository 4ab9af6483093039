/**
 * Measures how long one client's long command delays the others in the embedded database:
 *   npm run holdups -w bench -- [--size 100000] [--cli ANOTHER/BUILD/dist/cli.js]
 * A second client sends pings, reads and writes meanwhile; the table gives the longest of each.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { timed } from '@shop/test-shop/lib/statistics';
import { formatMs } from '../lib/format.js';
import { readOptions } from '../lib/options.js';
import { longCommands, type LongCommand } from './long-commands.js';
import type { Longest, PingMessage } from './pings.js';
import { fill } from './products.js';
import { BUILT_CLI, startServer } from './server-process.js';

const DATABASE = 'bench_docstore';
/** What the second client reads and writes. */
const KEPT = 1_000;
const options = readOptions({ size: '100000', cli: BUILT_CLI });
const size = Number(options.size);

async function startPings(uri: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'pings.ts'), [uri, DATABASE]);
  await once(child, 'message');
  return child;
}

async function tell(pings: ChildProcess, message: PingMessage): Promise<unknown> {
  pings.send(message);
  return (await once(pings, 'message'))[0] as unknown;
}

async function measure(pings: ChildProcess, { prepare, run }: LongCommand): Promise<string> {
  await prepare?.();
  await tell(pings, 'start');
  const ms = await timed(run);
  const { ping, read, write } = (await tell(pings, 'stop')) as Longest;
  return [ms, ping, read, write].map(formatMs).join('  ');
}

const server = await startServer(options.cli);
const client = await MongoClient.connect(server.uri);
const db = client.db(DATABASE);
await fill(db, KEPT, 'kept');
await fill(db, size);
const pings = await startPings(server.uri);

console.log(`Longest commands of a second client, with ${size} products`);
console.log(`${''.padEnd(30)}     takes       ping       read      write`);
for (const [name, command] of Object.entries(longCommands(client, db, size)))
  console.log(`${name.padEnd(30)} ${await measure(pings, command)}`);

pings.disconnect();
await client.close();
await server.close();
