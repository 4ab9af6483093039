import { setTimeout } from 'node:timers/promises';
import type { Ask } from '../search/lean-client.js';

const READY_MS = 300_000;
const PAUSE_MS = 500;

/** Waits until a shop's search index is built: only the index has the synonym of sweater and jumper. */
export async function untilIndexed(ask: Ask): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while ((await ask('/products/search/sweater')) === '[]') {
    if (performance.now() > deadline) throw new Error('The index was not built in time');
    await setTimeout(PAUSE_MS);
  }
}
