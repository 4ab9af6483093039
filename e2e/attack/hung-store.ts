import { isRunning } from '@shop/test-shop/lib/process-table';
import type { Attack } from './lib/attack.js';
import type { AttackedShop } from './lib/attacked-shop.js';
import { atMost, equal } from './lib/checks.js';
import { stillOpen } from './lib/measure.js';

/** How often the database may die; see docs/operations.md. */
const DEATHS = 3;
const RESTART_WITHIN_MS = 10_000;
const EXIT_WITHIN_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills each database process as soon as it exists, before it can serve. */
async function killWhileStarting({ process: shop }: AttackedShop): Promise<number> {
  let deaths = 0;
  const end = Date.now() + RESTART_WITHIN_MS;
  for (let last = 0; deaths < DEATHS && Date.now() < end; await pause(5)) {
    const [pid] = await shop.children();
    if (pid === undefined || pid === last) continue;
    process.kill(pid, 'SIGKILL');
    last = pid;
    deaths += 1;
  }
  return deaths;
}

/** Waits for a process to end. @returns whether it ended in time. */
async function endsWithin(pid: number, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while ((await isRunning(pid)) && Date.now() < end) await pause(50);
  return !(await isRunning(pid));
}

export const hungStore: Attack = {
  name: 'hung-store',
  tries: `kills the database ${DEATHS} times as it starts, then stops the shop while its database hangs`,
  async run(shop) {
    const deaths = await killWhileStarting(shop);
    const survives = await endsWithin(shop.process.pid, 1_000).then((ended) => !ended);
    if (!survives)
      return [equal('the shop survives deaths of its database', 'it ended', 'it is open')];
    const database = await waitForDatabase(shop);
    const open = await stillOpen(shop);

    process.kill(database, 'SIGSTOP');
    const started = performance.now();
    process.kill(shop.process.pid, 'SIGTERM');
    await endsWithin(shop.process.pid, 2 * EXIT_WITHIN_MS);
    const exitMs = performance.now() - started;
    const databaseEnded = await endsWithin(database, 1_000);
    const reopens = await shop.reopen().then(
      () => 'yes',
      () => 'no',
    );
    return [
      equal('deaths that were tried', deaths, DEATHS),
      open,
      atMost('exit on SIGTERM', exitMs, EXIT_WITHIN_MS, 'ms'),
      equal('the hung database', databaseEnded ? 'ended' : 'outlives the shop', 'ended'),
      equal('opens again', reopens, 'yes'),
    ];
  },
};

async function waitForDatabase(shop: AttackedShop): Promise<number> {
  const end = Date.now() + RESTART_WITHIN_MS;
  while (Date.now() < end) {
    const isReady = await fetch(`${shop.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await pause(100);
  }
  return shop.databasePid();
}
