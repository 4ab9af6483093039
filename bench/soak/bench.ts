/**
 * Keeps a shop under the highest load that it can handle, and watches its memory (Linux only):
 *   npm run soak -w bench -- [--minutes 10] [--clients N] [--seed N]
 * Without `--clients` it first finds the load: it doubles the clients until that no longer adds a tenth more requests
 * per second.
 */
import { startCrowd } from '../lib/crowd.js';
import { readOptions } from '../lib/options.js';
import { findClientCount, runLoad } from './load.js';
import { growthOf, MemorySampler } from './memory.js';
import { visitsTo } from './visits.js';

const MAX_CLIENTS = 128;
const MAX_GROWTH_PERCENT = 10;
const options = readOptions({ minutes: '10', clients: '', seed: '1' });
const minutes = Number(options.minutes);

const crowd = await startCrowd({ instances: 1, shoppers: MAX_CLIENTS });
try {
  const visits = await visitsTo(crowd, Number(options.seed));
  const clients = options.clients
    ? Number(options.clients)
    : await findClientCount(visits, MAX_CLIENTS);
  console.log(`${minutes} minutes with ${clients} clients, seed ${options.seed}`);

  const memory = new MemorySampler(crowd.instances);
  const { failures, ...result } = await runLoad(visits, clients, minutes * 60);
  const perMinute = memory.stop();
  console.table(perMinute);
  console.table([result]);
  console.log(`failures: ${JSON.stringify(failures)}`);
  const growth = growthOf(perMinute);
  console.log(`the shop’s memory in the last minute compared with the third: ${growth} %`);
  const failed = !failures.isEmpty || Math.abs(growth) > MAX_GROWTH_PERCENT;
  process.exitCode = failed ? 1 : 0;
} finally {
  await crowd.close();
}
