import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack } from './lib/attack.js';
import { stillOpen } from './lib/measure.js';
import { LOAD_SECONDS, othersDuring } from './lib/others.js';

const PROCESS = fileURLToPath(new URL('./lib/slow-bodies.process.ts', import.meta.url));
const BODIES = 1_400;

export const slowBodies: Attack = {
  name: 'slow-bodies',
  tries: `${BODIES} connections from 8 addresses send one byte of a body and wait`,
  async run(shop) {
    const { port } = new URL(shop.origin);
    const others = await othersDuring(shop, () =>
      once(fork(PROCESS, [port, String(BODIES), String(LOAD_SECONDS)]), 'exit'),
    );
    return [...others, await stillOpen(shop)];
  },
};
