import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { disagreementsIn } from '@shop/test-shop/shop/check-orders';
import { startShop, type Environment } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { ADMINISTRATION } from './administration.js';
import { compare } from './compare.js';
import { openRun } from './real-shop.js';
import { openZone } from './rules.js';
import { SHOPPING } from './shopping.js';

/** Another database than the embedded one, empty or of a demo shop. */
const mongodbUri = process.env.STATE_MONGODB_URI;
/** Most commands on one set of products, so that there are fewer orders than a list shows. */
const COMMANDS_PER_RUN = 80;
/** Time limit for one run, including the search for shorter commands if it fails. */
const BOUNDED = { interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true };

/**
 * Runs random commands on a shop that it starts and on the model, until enough have run.
 * @returns how many.
 * @throws Error with the shortest commands that make the two differ.
 */
export async function runModel({ seed, commands }: { seed: number; commands: number }) {
  const dataDir = await temporaryFolder('shop-model-');
  const stored: Environment = mongodbUri
    ? { MONGODB_URI: mongodbUri, JWT_SECRET: randomBytes(32).toString('hex'), SEED: 'demo' }
    : { DATA_DIR: dataDir };
  const shop = await startShop({
    ...stored,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
  });
  try {
    const visitor = new ApiClient(shop.origin);
    const methods = await openZone(await visitor.signIn(ADMIN));
    const given = { visitor, methods, executed: { count: 0 } };
    const sequences = fc.commands([...SHOPPING, ...ADMINISTRATION], {
      maxCommands: COMMANDS_PER_RUN,
      size: 'max',
    });
    const agrees = fc.asyncProperty(sequences, async (sequence) => {
      const opened = await openRun(given);
      await fc.asyncModelRun(() => opened, sequence);
      await compare(opened.model, opened.real);
    });
    for (let run = 0; given.executed.count < commands; run += 1)
      await fc.assert(agrees, { ...BOUNDED, seed: seed + run, numRuns: 1 });
    assert.deepEqual(await disagreementsIn(stored), []);
    return given.executed.count;
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}
