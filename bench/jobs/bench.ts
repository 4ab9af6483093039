/**
 * Does twelve jobs of a merchant in a real Chromium of 1366 × 768, with the mouse alone and with the keyboard alone, and
 * counts presses and seconds. A press is a click, or a key that is not text being typed:
 *   npm run jobs -w bench -- [--only WORDS]
 * Fails if a job can't be done.
 */
import { rm } from 'node:fs/promises';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { withPageOf } from '../lib/admin-page.js';
import { CROWDED } from '../lib/crowd.js';
import { readOptions } from '../lib/options.js';
import { Hands, type Way } from './hands.js';
import { JOBS } from './jobs.js';
import { buildWorld } from './world.js';

const { only } = readOptions({ only: '' });
const names = Object.keys(JOBS).filter((name) => name.includes(only));

interface Done {
  presses: number;
  seconds: string;
}

/** Does the jobs one way, in a shop of its own. */
async function doJobs(way: Way): Promise<Map<string, Done>> {
  const dataDir = await temporaryFolder('shop-jobs-');
  const shop = await startShop({ ...CROWDED, DATA_DIR: dataDir, SEED: 'demo' });
  const done = new Map<string, Done>();
  try {
    const visitor = new ApiClient(shop.origin);
    const session = await visitor.session(ADMIN);
    const world = await buildWorld(visitor.as({ token: session.token }));
    await withPageOf(session, shop.origin, async (page) => {
      for (const name of names) {
        await page.goto('/dashboard/admin');
        await page.waitForLoadState('networkidle');
        const hands = new Hands(page, way);
        const start = performance.now();
        try {
          await JOBS[name]?.(hands, world);
          const seconds = ((performance.now() - start) / 1000).toFixed(1);
          done.set(name, { presses: hands.presses, seconds });
        } catch (error) {
          console.error(`${name}, by ${way}: ${String(error)}`);
          process.exitCode = 1;
        }
      }
    });
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
  return done;
}

const [mouse, keyboard] = [await doJobs('mouse'), await doJobs('keyboard')];
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        'presses by mouse': mouse.get(name)?.presses,
        'by keyboard': keyboard.get(name)?.presses,
        'seconds by mouse': mouse.get(name)?.seconds,
        'seconds by keyboard': keyboard.get(name)?.seconds,
      },
    ]),
  ),
);
