import { expect, it } from 'vitest';
import { seedFrom } from '../shop/random.js';
import { runState } from '../state/run.js';

// A long run: STATE_SECONDS=600 npx vitest run state. A run again: STATE_SEED=… of the one that failed.
const seconds = Number(process.env.STATE_SECONDS ?? 20);
const seed = seedFrom(process.env.STATE_SEED);

it(
  'keeps its promises to fifty clients while its instances are killed',
  { timeout: seconds * 1000 + 240_000 },
  async () => {
    console.log(`STATE_SEED=${seed} STATE_SECONDS=${seconds}`);
    const { complaints, orders, kills, counts } = await runState({ seed, seconds });
    console.log(`${orders} orders, ${kills} kills, ${JSON.stringify(counts)}`);
    expect(complaints).toEqual([]);
    expect(orders).toBeGreaterThan(0);
    expect(kills).toBeGreaterThan(0);
  },
);
