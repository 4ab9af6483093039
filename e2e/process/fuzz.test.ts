import { expect, it } from 'vitest';
import { runFuzz } from '../fuzz/run.js';
import { seedFrom } from '../shop/random.js';

// A longer run: FUZZ_REQUESTS=50000 npx vitest run fuzz. A run again: FUZZ_SEED=… of the one that failed.
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = seedFrom(process.env.FUZZ_SEED);
/** Megabytes: what a runtime takes and gives back by itself. */
const BREATH = 96;

it(
  'answers whatever is sent to it in the contract’s shapes, and keeps nothing of it',
  { timeout: 120_000 + requests * 50 },
  async () => {
    console.log(`FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`);
    const run = await runFuzz({ seed, requests });
    console.log(
      `${run.requests} requests: ${JSON.stringify(run.statuses)}, MB ${run.memory.join(' → ')}`,
    );
    expect(run.complaints).toEqual([]);
    expect(run.leftovers).toEqual([]);
    const [early, late] = run.memory;
    expect(late).toBeLessThan(early + BREATH);
  },
);
