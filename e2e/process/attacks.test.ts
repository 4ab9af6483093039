import { expect, it } from 'vitest';
import { QUICK_ATTACKS } from '../attack/attacks.js';
import { carryOut } from '../attack/lib/carry-out.js';

// Attacks that need load run only with `npm run attack`.
it.each(QUICK_ATTACKS)('holds against $name', { timeout: 360_000 }, async (attack) => {
  const { checks } = await carryOut(attack);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.filter(({ held }) => !held)).toEqual([]);
});
