/**
 * Measures sign-ins beside the machine's maximum hash rate, and how a flood of sign-ins affects the catalogue:
 *   npm run sign-ins -w bench -- [--seconds 8] [--rounds 3] [--rate 100]
 * The flood comes from a separate process and a hundred network addresses, which take turns at the shop.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { median, quantile, timed } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { readOptions } from '../lib/options.js';
import { rawHashes } from './raw.js';

const CLIENTS = 16;
const FLOODER = fileURLToPath(new URL('flooder.ts', import.meta.url));
const EXEC_ARGV = ['--conditions=@shop/source', '--import', 'tsx'];
/** Until its code is loaded, the flooder uses part of a core. */
const LEAD_MS = 3_000;
const PAGES = 4;

const options = readOptions({ seconds: '8', rounds: '3', rate: '100' });
const seconds = Number(options.seconds);

const visitorAt = (origin: string, client: number) =>
  new ApiClient(origin, { ip: `10.1.${Math.floor(client / 250)}.${1 + (client % 250)}` });

/** Each client signs in with correct passwords, one after the other. @returns accepted sign-ins per second. */
async function signIns(origin: string): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let accepted = 0;
  const signIn = async (client: number) => {
    while (performance.now() < end) {
      const response = await visitorAt(origin, client).send(endpoints.login, { body: MAYA });
      await response.arrayBuffer();
      if (response.ok) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => signIn(client)));
  return accepted / seconds;
}

/** @returns milliseconds of list pages that a visitor opens one after the other. */
async function browse(origin: string): Promise<number[]> {
  const visitor = visitorAt(origin, 1_000);
  const end = performance.now() + seconds * 1_000;
  const taken: number[] = [];
  for (let index = 0; performance.now() < end; index += 1) {
    const params = { page: 1 + (index % PAGES) };
    taken.push(
      await timed(async () => {
        const response = await visitor.send(endpoints.listProductPage, { params });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
      }),
    );
  }
  return taken;
}

/** Floods from a separate process until it is stopped, then reports how many sign-ins it has sent. */
function flood(origin: string, rate: number) {
  const flooder = fork(FLOODER, [origin, String(rate)], { execArgv: EXEC_ARGV });
  return async () => {
    const answer = once(flooder, 'message');
    flooder.send('stop');
    const values: unknown[] = await answer;
    return Number(values[0]);
  };
}

async function measureRound(origin: string) {
  const [one, all] = [await rawHashes(1, 2), await rawHashes(availableParallelism(), 2)];
  const accepted = await signIns(origin);
  const quiet = await browse(origin);
  const stop = flood(origin, Number(options.rate));
  await setTimeout(LEAD_MS);
  const flooded = await browse(origin);
  const sent = await stop();
  return { one, all, accepted, quiet, flooded, sent };
}

const dataDir = await temporaryFolder('shop-bench-');
const shop = await startShop({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_FACTOR: '9999',
  TRUSTED_PROXIES: '1',
});
try {
  const rounds: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1)
    rounds.push(await measureRound(shop.origin));
  const middle = (value: (round: (typeof rounds)[number]) => number) =>
    median(rounds.map(value)).toFixed(1);
  console.table({
    'bcrypt alone, 1 thread, a second': middle(({ one }) => one),
    [`bcrypt alone, ${availableParallelism()} threads, a second`]: middle(({ all }) => all),
    'sign-ins a second': middle(({ accepted }) => accepted),
    'list page, p50, ms': middle(({ quiet }) => median(quiet)),
    'list page, p99, ms': middle(({ quiet }) => quantile(quiet, 0.99)),
    [`list page in a flood of ${options.rate} a second, p50, ms`]: middle(({ flooded }) =>
      median(flooded),
    ),
    [`list page in a flood of ${options.rate} a second, p99, ms`]: middle(({ flooded }) =>
      quantile(flooded, 0.99),
    ),
  });
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
