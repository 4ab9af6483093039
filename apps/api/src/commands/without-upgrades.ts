import type { UpgradePlan } from '@shop/mongo';
import { DatabaseError } from '@shop/mongo/server';

/** The plan of a command that must change nothing: it refuses data that need a step. */
export function withoutUpgrades(plan: UpgradePlan): UpgradePlan {
  const older = 'The data are of an older version. Start the shop once: it upgrades them.';
  const run = () => Promise.reject(new DatabaseError(older));
  return { ...plan, steps: plan.steps.map((step) => ({ ...step, run })), report: () => undefined };
}
