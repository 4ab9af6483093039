import { DEFAULT_SETTINGS, endpoints, FIRST_STEPS } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../testing/factories.js';
import { offeredMethods } from '../../testing/orders/manual-methods.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

async function done(token: string) {
  const { steps } = (await api.call(endpoints.getFirstSteps, { token })).body;
  expect(steps.map(({ step }) => step)).toEqual(FIRST_STEPS);
  return steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
}

it('each step ticks itself', async () => {
  const { token } = await buildAdmin();
  expect(await done(token)).toEqual([]);
  const set = { name: 'Harbour', manualMethods: offeredMethods('IBAN …') };
  const body = { ...DEFAULT_SETTINGS, ...set, version: 0 };
  await api.call(endpoints.updateSettings, { token, body });
  expect(await done(token)).toEqual(['name', 'payment']);
  await buildOrder();
  expect(await done(token)).toEqual(['name', 'product', 'payment', 'order']);
});
