/**
 * Measures the search index beside MiniSearch, and searches at the API:
 *   npm run search -w bench -- [--sizes 1000,10000,100000|none] [--million yes] [--engine packed|analyser|comes] [--api FOLDER] [--mongodb URI] [--memory yes]
 * FOLDER has a filled shop, such as that of `npm run floods`; the database at URI has one, too.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { numbersIn, readOptions } from '../lib/options.js';
import { measureApi } from './api.js';
import { ENGINES } from './engines.js';
import { measureMemory } from './memory.js';

const MEASURE = fileURLToPath(new URL('measure-engine.ts', import.meta.url));
const EXEC_ARGV = [
  '--conditions=@shop/source',
  '--import',
  'tsx',
  '--expose-gc',
  '--max-old-space-size=12000',
];

const options = readOptions({
  engine: '',
  sizes: '1000,10000,100000',
  million: '',
  api: '',
  mongodb: '',
  memory: '',
});
const sizes = [
  ...(options.sizes === 'none' ? [] : numbersIn(options.sizes)),
  ...(options.million ? [1_000_000] : []),
];

const reportSchema = z.object({
  buildMs: z.number(),
  megabytes: z.number(),
  usual: z.array(z.number()),
  made: z.array(z.number()),
  worst: z.array(z.number()),
  ndcg: z.number(),
  missed: z.number(),
});

const columns = (ms: readonly number[]) => ms.map((one) => one.toFixed(1)).join(' / ');

for (const size of sizes) {
  const rows: Record<string, object> = {};
  for (const engine of Object.keys(ENGINES).filter((name) => name.includes(options.engine))) {
    const child = fork(MEASURE, [engine, String(size)], { execArgv: EXEC_ARGV });
    const values: unknown[] = await once(child, 'message');
    const report = reportSchema.parse(values[0]);
    rows[engine] = {
      'p50 / p95 / p99 / most, ms': columns(report.usual),
      'worst: p50 / p99 / most, ms': columns(report.worst),
      made: report.made.join(' and '),
      'built, s': (report.buildMs / 1_000).toFixed(1),
      MB: report.megabytes.toFixed(1),
      'nDCG@12': report.ndcg.toFixed(3),
      missed: report.missed.toFixed(3),
    };
  }
  console.log(`${size} products, in the process`);
  console.table(rows);
}

const secret = 'a-secret-of-the-search-benchmark-only';
const shops: [name: string, environment: Record<string, string>][] = [
  ...(options.api
    ? [['embedded database', { DATA_DIR: options.api }] as [string, Record<string, string>]]
    : []),
  ...(options.mongodb
    ? [
        ['MONGODB_URI', { MONGODB_URI: options.mongodb, JWT_SECRET: secret }] as [
          string,
          Record<string, string>,
        ],
      ]
    : []),
];
for (const [name, environment] of shops) {
  if (options.memory) {
    const megabytes = await measureMemory(environment);
    console.log(`Memory of the shop’s process, ${name}: ${megabytes} MB`);
  }
  const measured = await measureApi(environment);
  console.log(`At the API, ${name}`);
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([reply, ms]) => [
        reply,
        { 'p50 / p95 / p99 / most, ms': columns(ms) },
      ]),
    ),
  );
}
