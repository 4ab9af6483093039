/**
 * Keeps a shop under the highest load that it bears, and watches its memory:
 *   node bench/soak/soak.mjs [--minutes 10] [--clients N] [--seed N]
 * Needs `npm run build`. Without `--clients` it first looks for the load: it doubles the clients until that no longer
 * brings a tenth more requests a second.
 */
import { parseArgs } from 'node:util';
import { openShops } from '../lib/open-shops.mjs';
import { residentMegabytes } from '../lib/memory.mjs';
import { numbersFrom } from '../lib/seeded.mjs';
import { visits } from './visits.mjs';

const RAMP_SECONDS = 8;
const MOST_CLIENTS = 128;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** Has so many clients visit for so long; each asks again as soon as it is answered. */
async function load(shops, clients, seconds, everyMinute = () => undefined) {
  const end = performance.now() + seconds * 1000;
  const taken = [];
  const failures = new Map();
  const minutes = setInterval(everyMinute, 60_000);
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const next = numbersFrom(Number(values.seed) * 1000 + client);
      const visit = visits(shops, catalogue, client, next);
      while (performance.now() < end) {
        const { name, request, wanted } = visit();
        const before = performance.now();
        const status = await request().then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          (error) => error.cause?.code ?? error.message,
        );
        taken.push(performance.now() - before);
        if (!wanted.includes(status)) {
          const what = `${name}: ${status}`;
          failures.set(what, (failures.get(what) ?? 0) + 1);
        }
      }
    }),
  );
  clearInterval(minutes);
  taken.sort((a, b) => a - b);
  const at = (share) => Math.round(taken[Math.floor(taken.length * share)] * 10) / 10;
  return {
    clients,
    requests: taken.length,
    'a second': Math.round(taken.length / seconds),
    'p50, ms': at(0.5),
    'p99, ms': at(0.99),
    'longest, ms': at(0.999999),
    failures: Object.fromEntries(failures),
  };
}

async function findLoad(shops) {
  const tried = [];
  for (let clients = 4; clients <= MOST_CLIENTS; clients *= 2) {
    tried.push(await load(shops, clients, RAMP_SECONDS));
    const [before, now] = tried.slice(-2);
    if (now && now['a second'] < before['a second'] * 1.1) break;
  }
  console.table(tried);
  return tried.reduce((best, one) => (one['a second'] > best['a second'] ? one : best)).clients;
}

const shops = await openShops({ shoppers: MOST_CLIENTS });
const catalogue = await shops.products();
for (const product of catalogue) await shops.stock(product, 1_000_000);
const clients = values.clients ? Number(values.clients) : await findLoad(shops);
const minutes = Number(values.minutes);
console.log(`${minutes} minutes with ${clients} clients, seed ${values.seed}`);

// Memory is what is held over a minute, not what it happens to be at its end: the mean of a sample each second.
const memory = [];
let samples = [];
const sampling = setInterval(() => samples.push(shops.pids.map(residentMegabytes)), 1000);
const closeMinute = () => {
  const mean = (index) =>
    samples.length === 0
      ? NaN
      : Math.round(samples.reduce((sum, one) => sum + one[index], 0) / samples.length);
  memory.push({ minute: memory.length + 1, 'database, MB': mean(0), 'shop, MB': mean(1) });
  console.log(JSON.stringify(memory.at(-1)));
  samples = [];
};
const result = await load(shops, clients, minutes * 60, closeMinute);
if (samples.length > 30) closeMinute();
clearInterval(sampling);
await shops.close();

console.table(memory);
console.table([{ ...result, failures: undefined }]);
const third = memory[2]?.['shop, MB'];
const last = memory.at(-1)?.['shop, MB'];
const growth = Math.round((last / third - 1) * 1000) / 10;
console.log(`failures: ${JSON.stringify(result.failures)}`);
console.log(`the shop’s memory in the last minute against the third: ${growth} %`);
const failed = Object.keys(result.failures).length > 0 || Math.abs(growth) > 10;
process.exitCode = failed ? 1 : 0;
