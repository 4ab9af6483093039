import { expect, it } from 'vitest';
import { runDeletionKills } from '../../kills/deletions.js';
import { runKills, VICTIMS } from '../../kills/run.js';
import { seedFrom } from '@shop/test-shop/lib/random';

// `npm run test:long:orders` kills the shop 30 times, `:docstore` its database 40 times. To repeat a run that failed: KILLS_SEED=… of that run.
const kills = Number(process.env.KILLS ?? 1);
const seed = seedFrom(process.env.KILLS_SEED);

it.each(VICTIMS)(
  'no confirmed order and no stock is lost when the %s is killed during sales',
  { timeout: 300_000 + kills * 60_000 },
  async (victim) => {
    const { confirmed, lost, isBalanced } = await runKills(victim, kills, seed);
    console.log(`KILLS=${kills} KILLS_SEED=${seed}: ${confirmed} confirmed orders (${victim})`);
    expect(confirmed).toBeGreaterThanOrEqual(kills);
    expect(lost).toEqual([]);
    expect(isBalanced).toBe(true);
  },
);

it(
  'a deletion of an account is whole or not begun when shop and database are killed meanwhile',
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    const { deleted, kept, faults } = await runDeletionKills(kills, seed);
    console.log(`KILLS=${kills} KILLS_SEED=${seed}: ${deleted} deleted, ${kept} kept`);
    expect(deleted + kept).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);
