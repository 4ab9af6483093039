import { afterAll, beforeAll, expect, it } from 'vitest';
import { QUICK_ATTACKS } from '../../attack/attacks.js';
import { AttackedShop } from '../../attack/lib/attacked-shop.js';
import { carryOut, carryOutAt } from '../../attack/lib/carry-out.js';

/** For all attacks that need no settings of their own. */
let shop: AttackedShop;

beforeAll(async () => {
  shop = await AttackedShop.start();
});

afterAll(() => shop.close());

// Attacks that need load run only with `npm run attack`.
it.each(QUICK_ATTACKS)('holds against $name', { timeout: 360_000 }, async (attack) => {
  const checks = attack.environment
    ? (await carryOut(attack)).checks
    : await carryOutAt(shop, attack);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ held }) => !held)).toEqual([]);
});
