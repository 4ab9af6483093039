import { expect, test, vi } from 'vitest';
import { withoutUpgrades } from './without-upgrades.js';

test('a step is refused, and neither run nor told', async () => {
  const run = vi.fn<() => Promise<void>>();
  const report = vi.fn<(message: string) => void>();
  const assertFirstForm = () => Promise.resolve();
  const plan = withoutUpgrades({ steps: [{ what: 'Adds', run }], assertFirstForm, report });
  for (const step of plan.steps)
    await expect(step.run({} as never)).rejects.toThrow(/Start the shop once/);
  plan.report('Upgrading …');
  expect(plan.steps).toHaveLength(1);
  expect([run.mock.calls, report.mock.calls]).toEqual([[], []]);
});
