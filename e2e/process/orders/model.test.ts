import { expect, it } from 'vitest';
import { runModel } from '../../model/run.js';
import { seedFrom } from '@shop/test-shop/lib/random';

// `npm run test:long:orders` runs 2,000. To repeat a run that failed: MODEL_SEED=… of that run.
const commands = Number(process.env.MODEL_COMMANDS ?? 160);
const seed = seedFrom(process.env.MODEL_SEED);

it(
  'sells, cancels and edits as a small model of it does',
  { timeout: 300_000 + commands * 1_000 },
  async () => {
    console.log(`MODEL_SEED=${seed} MODEL_COMMANDS=${commands}`);
    expect(await runModel({ seed, commands })).toBeGreaterThanOrEqual(commands);
  },
);
