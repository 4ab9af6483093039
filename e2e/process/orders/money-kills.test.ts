import { expect, it } from 'vitest';
import { seedFrom } from '@shop/test-shop/lib/random';
import { runMoneyKills } from '../../kills/money/run.js';

// At length: `MONEY_KILLS=100 npx -w e2e vitest run money-kills`. To repeat a run that failed: KILLS_SEED=… of that run.
const kills = Number(process.env.MONEY_KILLS ?? 5);
const seed = seedFrom(process.env.KILLS_SEED);

it(
  'nothing is charged without an order, paid twice or refunded twice, and every mail comes, whatever is killed',
  { timeout: 600_000 + kills * 30_000 },
  async () => {
    const { faults, ...counted } = await runMoneyKills(kills, seed);
    console.log(`MONEY_KILLS=${kills} KILLS_SEED=${seed}: ${JSON.stringify(counted)}`);
    expect(faults).toEqual([]);
    expect(Math.min(counted.charged, counted.refunded, counted.mails)).toBeGreaterThan(0);
  },
);
