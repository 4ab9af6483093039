/**
 * Compares short commands of this build of the embedded database with those of another build, in turns:
 *   npm run pair -w bench -- --other ANOTHER/BUILD/dist/cli.js [--size 10000]
 */
import { MongoClient } from 'mongodb';
import { median, timed } from '@shop/test-shop/lib/statistics';
import { readOptions } from '../lib/options.js';
import { operationsOn, type Operation } from './operations.js';
import { fill } from './products.js';
import { BUILT_CLI, startServer } from './server-process.js';

const DATABASE = 'bench_docstore';
const ROUNDS = 40;
/** Length of each build's turn. */
const ROUND_MS = 50;
const options = readOptions({ other: '', size: '10000' });
const size = Number(options.size);

async function open(cli: string) {
  const server = await startServer(cli);
  const client = await MongoClient.connect(server.uri);
  const db = client.db(DATABASE);
  await fill(db, size);
  const close = async () => {
    await client.close();
    await server.close();
  };
  return { operations: operationsOn(client, db, size), close };
}

/** Milliseconds of each run of an operation, in one turn. */
async function runFor(operation: Operation, from: number): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) taken.push(await timed(() => operation(from + taken.length)));
  return taken;
}

const pair = [await open(BUILT_CLI), await open(options.other)] as const;
console.log(`Medians with ${size} products${' '.repeat(7)}this      other    this / other`);
for (const name of Object.keys(pair[0].operations)) {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternates which build goes first, because the machine's speed may change within a round.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const operation = pair[which].operations[name];
      if (operation) taken[which].push(...(await runFor(operation, taken[which].length)));
    }
  }
  const [ours, others] = [median(taken[0]), median(taken[1])];
  const columns = [ours, others].map((ms) => `${ms.toFixed(3).padStart(7)} ms`).join(' ');
  console.log(`${name.padEnd(28)} ${columns} ${(ours / others).toFixed(2).padStart(10)}`);
}
for (const { close } of pair) await close();
