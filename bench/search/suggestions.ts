/**
 * Measures suggestions for somebody who types names of products letter by letter, right and with a mistake:
 *   npm run suggestions -w bench -- [--rows 1000,100000] [--data FOLDER]
 * With a folder, the shops in it are used and kept; missing ones are filled first.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { quantile, timed } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { catalogueOf } from '../lib/catalogue.js';
import { fillFolder } from '../lib/fill.js';
import { formatMs } from '../lib/format.js';
import { numbersIn, readOptions } from '../lib/options.js';

const options = readOptions({ rows: '1000,100000', data: '' });
const NAMES = 60;
const LETTERS = { from: 2, to: 16 };

/** The field's content after each letter of some names, without their brands. */
function textsTyped(): string[] {
  const names = catalogueOf(NAMES).map(({ name }) => name.replace(/^\S+ /, '').toLowerCase());
  const typed = names.flatMap((name) => [name, swapped(name)]);
  const texts = typed.flatMap((name) =>
    Array.from({ length: LETTERS.to - LETTERS.from + 1 }, (_, index) =>
      name.slice(0, LETTERS.from + index).trim(),
    ),
  );
  return [...new Set(texts)];
}

/** Swaps the third and the fourth letter. */
const swapped = (name: string) => name.replace(/^(..)(\S)(\S)/, '$1$3$2');

async function measure(visitor: ApiClient): Promise<void> {
  const ask = (q: string) => visitor.call(endpoints.suggestProducts, { query: { q } });
  // Only the index reports a corrected word, so this shows that it is built.
  while ((await ask('armchiar')).readAs === undefined) await pause(250);
  const texts = textsTyped();
  // Warm-up: lets the code be compiled.
  for (const text of texts.slice(0, 200)) await ask(`${text} x`);
  for (const name of ['first asked', 'asked again', 'ready']) {
    const taken: number[] = [];
    for (const text of texts) taken.push(await timed(() => ask(text)));
    const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) =>
      formatMs(quantile(taken, share)),
    );
    console.log(`${name.padEnd(12)} p50 ${p50}  p95 ${p95}  p99 ${p99}  slowest ${most}`);
  }
}

const folder = options.data || (await temporaryFolder('shop-bench-'));
try {
  for (const rows of numbersIn(options.rows)) {
    const dataDir = path.join(folder, String(rows));
    if (!existsSync(path.join(dataDir, 'docstore.db'))) {
      console.log(`Filling a shop with ${rows} products …`);
      await mkdir(dataDir, { recursive: true });
      await fillFolder(dataDir, { products: rows, orders: 0 });
    }
    const shop = await startShop({ DATA_DIR: dataDir, SEED: 'none' });
    try {
      console.log(`${rows} products`);
      await measure(new ApiClient(shop.origin));
    } finally {
      await shop.stop();
    }
  }
} finally {
  if (!options.data) await rm(folder, { recursive: true });
}
