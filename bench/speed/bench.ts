/**
 * Measures how fast the shop answers, beside bare servers that send the same bytes, and writes RESULTS.md:
 *   npm run bench -- [--sizes 1000,100000] [--mongodb URI] [--rounds 5] [--seconds 2] [--data FOLDER]
 *                    [--only 'ROW;ROW'] [--ready yes|no] [--other CHECKOUT] [--variants 3]
 *   npm run bench -- --quick     one short round; neither this nor the options in the second line write results
 * With a folder, the shops in it are used and kept. A MongoDB must be empty in the databases `bench_SIZE`, which are
 * filled and kept. With another source checkout, which has to be built, its shops take turns with this one's. With
 * variants, shops whose products have as many take turns with those without.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { numbersIn } from '../lib/options.js';
import type { Method } from './measure.js';
import { measureComputed, measureReady } from './measure-shops.js';
import { writeReport, type Measured } from './report.js';
import { embeddedShop, mongodbShop, type Shop } from './shops.js';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,100000' },
    mongodb: { type: 'string', default: '' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string', default: '' },
    ready: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
    other: { type: 'string', default: '' },
    variants: { type: 'string', default: '0' },
  },
});
const method: Method = {
  rounds: Number(options.rounds ?? (options.quick ? 1 : 5)),
  seconds: Number(options.seconds ?? (options.quick ? 1 : 2)),
  connections: 16,
  warmUp: 2,
};
const choice = {
  only: options.only.split(';').filter(Boolean),
  other: options.other && path.resolve(options.other),
};

async function measure(shops: readonly Shop[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  if (options.ready !== 'no')
    for (const shop of shops) measured.push(...(await measureReady(shop, method, choice)));
  if (options.ready !== 'yes') measured.push(...(await measureComputed(shops, method, choice)));
  return measured;
}

const folder = options.data || (await temporaryFolder('shop-bench-'));
try {
  const sizes = numbersIn(options.sizes);
  const embedded: Shop[] = [];
  const variants = Number(options.variants);
  for (const products of sizes) {
    embedded.push(await embeddedShop(folder, products));
    if (variants > 0) embedded.push(await embeddedShop(folder, products, variants));
  }
  const measured = await measure(embedded);
  if (options.mongodb) {
    const others: Shop[] = [];
    for (const products of sizes) others.push(await mongodbShop(options.mongodb, products));
    measured.push(...(await measure(others)));
  }
  const isWhole = !options.quick && !options.only && !options.ready && !options.other && !variants;
  if (isWhole) writeReport(measured, method);
} finally {
  if (!options.data) await rm(folder, { recursive: true });
}
