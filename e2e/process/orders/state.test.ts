import { expect, it } from 'vitest';
import { seedFrom } from '@shop/test-shop/lib/random';
import { runState } from '../../state/run.js';

// `npm run test:long:orders` takes two minutes. To repeat a run that failed: STATE_SEED=… of that run.
const seconds = Number(process.env.STATE_SECONDS ?? 10);
const seed = seedFrom(process.env.STATE_SEED);
// A database that doesn't exist yet, on a MongoDB: mongodb://127.0.0.1/state-1?replicaSet=rs0
const mongodbUri = process.env.STATE_MONGODB_URI;

it(
  'keeps its promises to fifty clients while its instances are killed',
  { timeout: seconds * 1000 + 480_000 },
  async () => {
    console.log(`STATE_SEED=${seed} STATE_SECONDS=${seconds}`);
    const { complaints, orders, kills, counts } = await runState({ seed, seconds, mongodbUri });
    console.log(`${orders} orders, ${kills} kills, ${JSON.stringify(counts)}`);
    expect(complaints).toEqual([]);
    expect(orders).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(0);
  },
);
