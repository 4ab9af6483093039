import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { commandOf, cpuMilliseconds, residentMegabytes } from '@shop/e2e/shop/process-table';
import type { ShopProcess } from '@shop/e2e/shop/shop-process';
import { Tally, timed } from '@shop/e2e/shop/statistics';

const PAGES = 4;
const THINK_MS = 20;
const MEMORY_INTERVAL_MS = 1_000;
const REPLY_TIMEOUT_MS = 30_000;

/** What another visitor sees of the list pages: the milliseconds of each, and how they were answered. */
export interface Visit {
  ms: number[];
  statuses: Tally;
}

/** Looks at list pages, one after the other. */
export async function browse(origin: string, seconds: number): Promise<Visit> {
  const visitor = new ApiClient(origin, { ip: '203.0.113.1' });
  const visit: Visit = { ms: [], statuses: new Tally() };
  const end = performance.now() + seconds * 1_000;
  for (let index = 0; performance.now() < end; index += 1) {
    const params = { page: 1 + (index % PAGES) };
    const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS);
    const look = async () => {
      const reply = await visitor.send(endpoints.listProductPage, { params }, signal);
      await reply.arrayBuffer();
      visit.statuses.add(String(reply.status));
    };
    visit.ms.push(await timed(() => look().catch(() => visit.statuses.add('lost'))));
    await setTimeout(THINK_MS);
  }
  return visit;
}

/** The memory of the shop and its database, in megabytes, once a second while something happens. */
export async function watchMemory<T>(
  shop: ShopProcess,
  act: () => Promise<T>,
): Promise<{ outcome: T; megabytes: number[] }> {
  const pids = [shop.pid, ...(await shop.children())];
  const megabytes: number[] = [];
  const sample = async () => {
    const each = await Promise.all(pids.map(residentMegabytes));
    megabytes.push(each.reduce((sum, one) => sum + one, 0));
  };
  const timer = setInterval(() => void sample(), MEMORY_INTERVAL_MS);
  try {
    return { outcome: await act(), megabytes };
  } finally {
    clearInterval(timer);
  }
}

/** Milliseconds of processor time that each of the shop's processes has used so far. */
export async function cpuOf(shop: ShopProcess): Promise<Record<string, number>> {
  const pids = [shop.pid, ...(await shop.children())];
  const each = await Promise.all(
    pids.map(async (pid) => {
      const [name = 'ended'] = /docstore|photo|main/.exec(await commandOf(pid)) ?? [];
      return [name, await cpuMilliseconds(pid)] as const;
    }),
  );
  return Object.fromEntries(each);
}
