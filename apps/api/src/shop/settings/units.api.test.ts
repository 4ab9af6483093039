import { DEFAULT_SETTINGS, endpoints, shopDetailsOf, type Units } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

it('the units of weights are a setting, which stays in saves that do not name it', async () => {
  const { token } = await buildAdmin();
  const save = async (units: Units | undefined, version: number) =>
    (
      await api.call(endpoints.updateSettings, {
        token,
        body: { ...DEFAULT_SETTINGS, units, version },
      })
    ).body.settings;
  expect((await api.call(endpoints.getSettings, { token })).body.settings.units).toBe('metric');
  expect(shopDetailsOf(await save('imperial', 0)).units).toBe('imperial');
  expect((await save(undefined, 1)).units).toBe('imperial');
  expect(shopDetailsOf(await save('metric', 2))).not.toHaveProperty('units');
});
