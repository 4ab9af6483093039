import { residentMegabytes } from '@shop/test-shop/lib/process-table';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { setTimeout } from 'node:timers/promises';
import { leanClient } from './lean-client.js';
import { untilIndexed } from '../lib/until-indexed.js';

const SETTLE_MS = 30_000;
/** Nothing listens there. A shop with this search server has no index of its own. */
const NO_SERVER = { SEARCH_SERVER: 'http://127.0.0.1:9', SEARCH_SERVER_KEY: 'none' };

/** Megabytes of the shop's own process, half a minute after it is ready. */
export async function measureMemory(environment: Record<string, string>) {
  return {
    'with the index': await megabytes(environment, true),
    'without an index': await megabytes({ ...environment, ...NO_SERVER }, false),
  };
}

async function megabytes(environment: Record<string, string>, hasIndex: boolean) {
  const shop = await startShop({ SEED: 'none', READY_ANSWERS_MB: '0', ...environment });
  const client = leanClient(shop.origin);
  try {
    if (hasIndex) await untilIndexed((path) => client.ask(`/api/v1${path}`));
    await setTimeout(SETTLE_MS);
    return await residentMegabytes(shop.pid);
  } finally {
    client.close();
    await shop.stop();
  }
}
