import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { allOrders, readStockBook, stockBalances } from '../attack/lib/stock-book.js';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { randomFrom } from '@shop/test-shop/lib/random';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { fillShelf } from './fill-shelf.js';
import { Sales } from './sales.js';

/** What is killed. */
export const VICTIMS = ['shop', 'database', 'shop and database'] as const;
export type Victim = (typeof VICTIMS)[number];

/** Delay of a kill after the first order of its round. */
const KILL_AFTER_MS = { from: 0, to: 300 };
/** How long a shop may take to sell again after its database was killed. */
const RECOVERY_MS = 120_000;

export interface KillsResult {
  confirmed: number;
  /** Ids of confirmed orders that the shop no longer has. */
  lost: string[];
  /** Whether stock and sales still add up. */
  isBalanced: boolean;
}

/** Repeatedly kills a demo shop, its database or both while it sells, and checks that confirmed orders remain. */
export async function runKills(victim: Victim, kills: number, seed: number): Promise<KillsResult> {
  const random = randomFrom(seed);
  const dataDir = await temporaryFolder('shop-kills-');
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
  };
  const confirmed = new Set<string>();
  let shop = await startShop(environment);
  try {
    const first = await adminOf(shop);
    const product = await fillShelf(first);
    const before = await readStockBook(first);
    for (let kill = 0; kill < kills; kill += 1) {
      const buyer = await new ApiClient(shop.origin).signIn(MAYA);
      const sold = confirmed.size;
      const sales = new Sales(buyer, product, `round-${kill}`, confirmed);
      await until(() => confirmed.size > sold);
      await setTimeout(random.between(KILL_AFTER_MS.from, KILL_AFTER_MS.to));
      await killVictim(victim, shop);
      if (victim === 'database') {
        const soldBefore = confirmed.size;
        await until(() => confirmed.size > soldBefore);
      }
      await sales.stop();
      if (victim === 'database') await shop.stop();
      shop = await startShop(environment);
    }
    const admin = await adminOf(shop);
    const kept = new Set((await allOrders(admin)).map(({ _id }) => _id));
    return {
      confirmed: confirmed.size,
      lost: [...confirmed].filter((id) => !kept.has(id)),
      isBalanced: (await stockBalances(admin, before)).held,
    };
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

const adminOf = ({ origin }: ShopProcess) => new ApiClient(origin).signIn(ADMIN);

async function killVictim(victim: Victim, shop: ShopProcess): Promise<void> {
  const databases = await shop.children();
  if (victim !== 'shop') for (const pid of databases) process.kill(pid, 'SIGKILL');
  if (victim !== 'database') await shop.kill();
}

/** @throws Error when it takes too long. */
async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + RECOVERY_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error('The shop sells nothing');
    await setTimeout(10);
  }
}
