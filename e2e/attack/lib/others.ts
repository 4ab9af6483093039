import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quantile } from '@shop/test-shop/lib/statistics';
import { HONEST_IP, type AttackedShop } from './attacked-shop.js';
import { atMost, none, type Check } from './checks.js';
import { P99_MS } from './errands.js';
import type { Got } from './others.process.js';

const PROCESS = fileURLToPath(new URL('./others.process.ts', import.meta.url));

/** How long a load lasts. In less time, others would ask for each thing so seldom that the p99 is the slowest reply. */
export const LOAD_SECONDS = 36;

/** Checks that others get everything they ask for, in time, while a load lasts. */
export async function othersDuring(
  shop: AttackedShop,
  load: () => Promise<unknown>,
): Promise<Check[]> {
  const others = fork(PROCESS, [shop.origin, HONEST_IP]);
  try {
    await once(others, 'message');
    await load();
    const results = once(others, 'message');
    others.send('stop');
    const [got] = (await results) as [Got[]];
    return got.flatMap(({ kind, ms, wrong }) => [
      none(`${kind} that others did not get`, wrong),
      atMost(`p99 of others’ ${kind} (${ms.length})`, quantile(ms, 0.99), P99_MS[kind], 'ms'),
    ]);
  } finally {
    others.kill();
  }
}
