/** A process that burns a share of a core, in percent, at a low priority and in a session of its own. */
import os from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** As low as the lowest of the shop's own. */
const NICENESS = 10;
const PAUSE_MS = 5;

const share = Number(process.argv[2]) / 100;

const burntMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

os.setPriority(NICENESS);
const begun = performance.now() - burntMs();
process.once('disconnect', () => process.exit());
process.send?.('burning');
for (;;) {
  // Where the machine has no time left, nothing is made up for.
  const end = performance.now() + PAUSE_MS / Math.max(1 - share, 0.01);
  while (burntMs() < (performance.now() - begun) * share && performance.now() < end);
  await setTimeout(PAUSE_MS);
}
