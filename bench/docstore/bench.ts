/**
 * Measures the embedded database, and a real MongoDB beside it if one is given:
 *   npm run docstore -w bench -- [--sizes 1000,10000,100000] [--beside mongodb://…]
 * One client, one operation at a time.
 */
import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { startDocstore } from '@shop/docstore';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { numbersIn, readOptions } from '../lib/options.js';
import { median, timed } from '@shop/test-shop/lib/statistics';
import { operationsOn, type Operation } from './operations.js';
import { fill } from './products.js';

const DATABASE = 'bench_docstore';
const SECONDS = 1.5;
/** A MongoDB whose query planner uses statistics needs a moment to gather them. */
const SETTLING_MS = 5_000;
const options = readOptions({ sizes: '10000,100000', beside: '' });

interface Result {
  perSecond: number;
  /** Milliseconds. */
  median: number;
}
type Results = Map<string, Result>;

/** Runs an operation for a while, after a warm-up. */
async function measureOperation(operation: Operation): Promise<Result> {
  const taken: number[] = [];
  for (const seconds of [SECONDS / 3, SECONDS]) {
    taken.length = 0;
    const end = performance.now() + seconds * 1000;
    for (let run = 0; performance.now() < end; run += 1)
      taken.push(await timed(() => operation(run)));
  }
  const total = taken.reduce((sum, ms) => sum + ms, 0);
  return { perSecond: Math.round((taken.length / total) * 1000), median: median(taken) };
}

async function measure(uri: string, size: number, settlingMs = 0): Promise<Results> {
  const client = await MongoClient.connect(uri);
  const db = client.db(DATABASE);
  await db.dropDatabase();
  await fill(db, size);
  await new Promise((resolve) => setTimeout(resolve, settlingMs));
  const results: Results = new Map();
  for (const [name, operation] of Object.entries(operationsOn(client, db, size)))
    results.set(name, await measureOperation(operation));
  await client.close();
  return results;
}

async function measureBeside(uri: string, size: number): Promise<Results> {
  const results = await measure(uri, size, SETTLING_MS);
  const client = await MongoClient.connect(uri);
  await client.db(DATABASE).dropDatabase();
  await client.close();
  return results;
}

async function measureDocstore(size: number): Promise<{ results: Results; openingMs: number }> {
  const dataDir = await temporaryFolder('docstore-bench-');
  const docstore = await startDocstore({ dataDir });
  const results = await measure(docstore.uri(DATABASE), size);
  await docstore.close();
  const started = performance.now();
  const reopened = await startDocstore({ dataDir });
  const openingMs = performance.now() - started;
  await reopened.close();
  await rm(dataDir, { recursive: true });
  return { results, openingMs };
}

const column = ({ perSecond, median }: Result) =>
  `${String(perSecond).padStart(6)} /s  p50 ${median.toFixed(2).padStart(7)} ms`;

for (const size of numbersIn(options.sizes)) {
  const { results, openingMs } = await measureDocstore(size);
  const beside = options.beside && (await measureBeside(options.beside, size));
  console.log(`\n${size} documents, opened in ${openingMs.toFixed(0)} ms`);
  for (const [name, result] of results) {
    const other = beside ? beside.get(name) : undefined;
    const besideColumn = other ? `   beside: ${column(other)}` : '';
    console.log(`${name.padEnd(24)} ${column(result)}${besideColumn}`);
  }
}
