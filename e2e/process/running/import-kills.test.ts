import { seedFrom } from '@shop/test-shop/lib/random';
import { expect, it } from 'vitest';
import { runImportKills } from '../../kills/imports.js';

// `npm run test:long:imports` kills ten times. To repeat a run that failed: KILLS_SEED=… of that run. For a longer
// import: KILLS_PRODUCTS=2000.
const kills = Number(process.env.KILLS ?? 1);
const products = process.env.KILLS_PRODUCTS ? Number(process.env.KILLS_PRODUCTS) : undefined;
const seed = seedFrom(process.env.KILLS_SEED);

it(
  'an import goes on after each kill, and its result is that of an undisturbed one',
  { timeout: 300_000 + kills * 60_000 + (products ?? 0) * 500 },
  async () => {
    const { killed, undisturbed } = await runImportKills(kills, seed, products);
    console.log(`KILLS=${kills} KILLS_SEED=${seed}: ${killed.counts.created} products`);
    expect(killed.counts.created).toBeGreaterThan(0);
    expect(killed.counts).toEqual(undisturbed.counts);
    expect(killed.photos).toMatchObject({ waiting: 0, failed: 0 });
    expect(killed.photos).toEqual(undisturbed.photos);
    expect(killed.lines).toEqual(undisturbed.lines);
    expect(killed.recorded).toBe(undisturbed.recorded);
    expect(killed.leftovers).toEqual([]);
    expect(undisturbed.leftovers).toEqual([]);
  },
);
