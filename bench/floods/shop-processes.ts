import { setTimeout } from 'node:timers/promises';
import {
  commandOf,
  cpuMilliseconds,
  mainThreadCpuMilliseconds,
  residentMegabytes,
} from '@shop/test-shop/lib/process-table';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';

const MEMORY_INTERVAL_MS = 1_000;
const IDLE_SECONDS = 2;
const IDLE_PERCENTS = 5;

/** Milliseconds of processor time that each of the shop's processes, and its own threads, have used so far, by name. */
export type CpuTimes = Record<string, number>;

export async function cpuOf(shop: ShopProcess): Promise<CpuTimes> {
  const first = await mainThreadCpuMilliseconds(shop.pid);
  const times: CpuTimes = { shop: first, threads: (await cpuMilliseconds(shop.pid)) - first };
  for (const pid of await shop.children()) {
    const name = await nameOf(pid);
    times[name] = (times[name] ?? 0) + (await cpuMilliseconds(pid));
  }
  return times;
}

/** Percentage of a core that each process used between two moments. Processes that ended meanwhile are left out. */
export function shares(before: CpuTimes, after: CpuTimes, seconds: number): CpuTimes {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [
      name,
      Math.max(0, Math.round((ms - (before[name] ?? 0)) / (seconds * 10))),
    ]),
  );
}

/** Waits until the shop is idle: after a start it still builds its index, for example. */
export async function untilIdle(shop: ShopProcess): Promise<void> {
  for (;;) {
    const before = await cpuOf(shop);
    await setTimeout(IDLE_SECONDS * 1_000);
    if (sum(shares(before, await cpuOf(shop), IDLE_SECONDS)) <= IDLE_PERCENTS) return;
  }
}

export const sum = (values: CpuTimes) =>
  Object.values(values).reduce((total, value) => total + value, 0);

/** Memory that the shop and the processes it started hold, in megabytes. */
export async function megabytesOf(shop: ShopProcess): Promise<number> {
  const each = await Promise.all((await processesOf(shop)).map(residentMegabytes));
  return each.reduce((total, one) => total + one, 0);
}

/** The peak of this memory while `act` runs. */
export async function peakMemory<T>(
  shop: ShopProcess,
  act: () => Promise<T>,
): Promise<{ outcome: T; peak: number }> {
  let peak = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      peak = Math.max(peak, await megabytesOf(shop));
      await setTimeout(MEMORY_INTERVAL_MS);
    }
  };
  const watching = watch();
  try {
    return { outcome: await act(), peak };
  } finally {
    isOver = true;
    await watching;
  }
}

async function processesOf(shop: ShopProcess): Promise<number[]> {
  return [shop.pid, ...(await shop.children())];
}

async function nameOf(pid: number): Promise<string> {
  const [name = 'others'] = /docstore|photo/.exec(await commandOf(pid)) ?? [];
  return name;
}
