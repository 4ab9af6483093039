/**
 * Measures the administrator's lists, the palette and the dashboard at the API and in a real Chromium, and an edit of
 * 1,000 products while a shopper buys (Linux only):
 *   npm run workplace -w bench -- [--rows 100000] [--rounds 20] [--edits 1000] [--data FOLDER] [--only replies,rows,edits]
 * `--rows` is how many orders, products, customers, returns, tasks and changes there are. Fails if a goal is missed. A
 * given folder is filled once, and kept; the edit changes its prices.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { forSomeCarts } from '../checkouts/promotions.js';
import { withPageOf } from '../lib/admin-page.js';
import { CROWDED, registerCrowd } from '../lib/crowd.js';
import { fillFolder } from '../lib/fill.js';
import { readOptions } from '../lib/options.js';
import { measureEdits } from './edits.js';
import { measureRows } from './first-rows.js';
import { measureReplies, type Measured } from './replies.js';

const options = readOptions({ rows: '100000', rounds: '20', edits: '1000', data: '', only: '' });
const isAsked = (part: string) => !options.only || options.only.split(',').includes(part);
const rows = Number(options.rows);

/** Pages of the list of promotions, of which a shop has few. */
const PROMOTIONS = 60;

function judge(table: Record<string, Measured>): void {
  console.table(
    Object.fromEntries(
      Object.entries(table).map(([name, { ms, cpu, goal }]) => [
        name,
        {
          ms: ms.toFixed(1),
          ...(cpu !== undefined && { CPU: cpu.toFixed(1) }),
          goal,
          missed: ms < goal ? '' : 'missed',
        },
      ]),
    ),
  );
  if (Object.values(table).some(({ ms, goal }) => !(ms < goal))) process.exitCode = 1;
}

/** Fills the list of promotions, none of which applies. */
async function makePromotions(admin: ApiClient): Promise<void> {
  const { total } = await admin.call(endpoints.listPromotions, { query: {} });
  for (let index = total; index < PROMOTIONS; index += 1) {
    const body = { ...forSomeCarts(index * 10, []), isEnabled: false };
    await admin.call(endpoints.createPromotion, { body });
  }
}

async function measure(dataDir: string): Promise<void> {
  const shop = await startShop({ ...CROWDED, DATA_DIR: dataDir, SEED: 'none' });
  try {
    const visitor = new ApiClient(shop.origin);
    const session = await visitor.session(ADMIN);
    const admin = visitor.as({ token: session.token });
    await makePromotions(admin);
    const rounds = Number(options.rounds);
    if (isAsked('replies')) judge(await measureReplies(shop, admin, { rows, rounds }));
    if (isAsked('rows'))
      await withPageOf(session, shop.origin, async (page) => judge(await measureRows(page)));
    if (isAsked('edits')) {
      const clients = await registerCrowd([shop], 1);
      judge(await measureEdits(clients, Number(options.edits)));
    }
  } finally {
    await shop.stop();
  }
}

const dataDir = options.data || (await temporaryFolder('shop-bench-'));
try {
  if (!existsSync(path.join(dataDir, 'docstore.db'))) {
    console.log(`Filling a shop with ${rows} products, orders and customers …`);
    await fillFolder(dataDir, { products: rows, orders: rows, customers: rows, records: rows });
  }
  await measure(dataDir);
} finally {
  if (!options.data) await rm(dataDir, { recursive: true });
}
