import { expect, it } from 'vitest';
import { runPaymentKills } from '../../kills/payments.js';
import { seedFrom } from '@shop/test-shop/lib/random';

// `npm run test:long:orders` kills 30 times. To repeat a run that failed: KILLS_SEED=… of that run.
const kills = Number(process.env.KILLS ?? 2);
const seed = seedFrom(process.env.KILLS_SEED);

it(
  'every order is paid once or cancelled, and refunded once, when the shop is killed in between',
  { timeout: 300_000 + kills * 60_000 },
  async () => {
    const { charged, refused, refunded, interrupted, faults } = await runPaymentKills(kills, seed);
    console.log(
      `KILLS=${kills} KILLS_SEED=${seed}: ${charged} charged, ${refused} refused, ${refunded} refunded, ${interrupted} interrupted at the end`,
    );
    expect(charged).toBeGreaterThan(0);
    expect(refunded).toBeGreaterThan(0);
    expect(interrupted).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);
