import { expect, it } from 'vitest';
import { runFuzz } from '../../fuzz/run.js';
import { seedFrom } from '@shop/test-shop/lib/random';

// `npm run test:long:front` sends 4,000, `:release` 10,000. To repeat a run that failed: FUZZ_SEED=… of that run.
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_500);
const seed = seedFrom(process.env.FUZZ_SEED);
/**
 * How much memory grows without a leak: cached replies up to 32 MB, and the heaps of two threads. After some 6,000
 * requests it stays constant.
 */
const TOLERANCE_MB = 160;

it(
  'answers any request in the contract’s shapes, and leaks neither memory nor files',
  { timeout: 600_000 + requests * 300 },
  async () => {
    console.log(`FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`);
    const run = await runFuzz({ seed, requests });
    console.log(
      `${run.requests} requests: ${JSON.stringify(run.coverage.statuses)}, MB ${run.memory.join(' → ')}`,
    );
    console.log(run.coverage.report());
    expect(run.complaints).toEqual([]);
    expect(run.leftovers).toEqual([]);
    expect(run.coverage.gaps()).toEqual([]);
    const [early, late] = run.memory;
    expect(late).toBeLessThan(early + TOLERANCE_MB);
  },
);
