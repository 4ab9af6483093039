/** A process that uses a percentage of a core, at a low priority and in its own session. */
import os from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The lowest priority that the shop itself uses. */
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
  // Missed CPU time on a busy machine is not made up for.
  const end = performance.now() + PAUSE_MS / Math.max(1 - share, 0.01);
  while (burntMs() < (performance.now() - begun) * share && performance.now() < end);
  await setTimeout(PAUSE_MS);
}
