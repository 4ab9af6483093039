/**
 * Measures the embedded store, and a real engine beside it if one is named:
 *   node bench/docstore/bench.mjs [--sizes 1000,10000,100000] [--beside mongodb://…]
 * Needs `npm run build`. One client, one operation at a time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { startDocstore } from '@shop/docstore';
import { fill, measures } from './measures.mjs';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000' }, beside: { type: 'string' } },
});

/** Runs an operation for a while, after a warm-up; ms for each. */
async function time(operation, seconds = 1.5) {
  const taken = [];
  for (const phase of [seconds / 3, seconds]) {
    taken.length = 0;
    const end = performance.now() + phase * 1000;
    for (let i = 0; performance.now() < end; i++) {
      const before = performance.now();
      await operation(i);
      taken.push(performance.now() - before);
    }
  }
  const total = taken.reduce((sum, ms) => sum + ms, 0);
  taken.sort((a, b) => a - b);
  return { rate: Math.round((taken.length / total) * 1000), p50: taken[taken.length >> 1] };
}

async function measure(name, uri, size) {
  const client = await MongoClient.connect(uri);
  const db = client.db('bench_docstore');
  await db.dropDatabase();
  await fill(db, size);
  // An engine with statistics needs a moment before it plans well.
  if (name !== 'docstore') await new Promise((resolve) => setTimeout(resolve, 5000));
  const results = {};
  for (const [label, operation] of Object.entries(measures(client, db, size))) {
    results[label] = await time(operation);
  }
  if (name !== 'docstore') await db.dropDatabase();
  await client.close();
  return results;
}

async function measureDocstore(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'docstore-bench-'));
  const docstore = await startDocstore({ dataDir });
  const results = await measure('docstore', docstore.uri('bench_docstore'), size);
  await docstore.close();
  const before = performance.now();
  const again = await startDocstore({ dataDir });
  const opening = performance.now() - before;
  await again.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { results, opening };
}

for (const size of values.sizes.split(',').map(Number)) {
  const { results, opening } = await measureDocstore(size);
  const beside = values.beside && (await measure('beside', values.beside, size));
  console.log(`\n${size} documents, opened in ${opening.toFixed(0)} ms`);
  for (const [label, { rate, p50 }] of Object.entries(results)) {
    const other = beside ? `   beside: ${column(beside[label])}` : '';
    console.log(`${label.padEnd(24)} ${column({ rate, p50 })}${other}`);
  }
}

function column({ rate, p50 }) {
  return `${String(rate).padStart(6)} /s  p50 ${p50.toFixed(2).padStart(7)} ms`;
}
