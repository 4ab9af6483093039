import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { setTimeout } from 'node:timers/promises';
import { leanClient } from './lean-client.js';
import { untilIndexed } from '../lib/until-indexed.js';

const SETTLE_MS = 30_000;

/** Megabytes of the shop's own process, half a minute after its index is ready. */
export async function measureMemory(environment: Record<string, string>): Promise<number> {
  const shop = await startShop({ SEED: 'none', READY_ANSWERS_MB: '0', ...environment });
  const client = leanClient(shop.origin);
  try {
    await untilIndexed((path) => client.ask(`/api/v1${path}`));
    await setTimeout(SETTLE_MS);
    return await residentMegabytes(shop.pid);
  } finally {
    client.close();
    await shop.stop();
  }
}
