import { inTransaction } from '@shop/mongo';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, buildCategory } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { NAMED_CATEGORIES } from '../pricing/index.js';
import { SettingsModel } from './settings.model.js';

const api = useTestShop();

async function buildRows() {
  const { token } = await buildAdmin();
  const [lamps, lights, chairs] = [
    await buildCategory('Lamps'),
    await buildCategory('Lights'),
    await buildCategory('Chairs'),
  ];
  const rows = `Bright | category | ${lamps.id}\nAll | categories | ${lamps.id},${chairs.id},${lights.id}\nNew | newest`;
  const save = (homeRows: string, version: number) => {
    const body = { ...DEFAULT_SETTINGS, homeRows, version };
    return api.send(endpoints.updateSettings, { token, body });
  };
  const saveDraft = (homeRows: string, version: number) => {
    const body = { ...DEFAULT_SETTINGS, homeRows, version };
    return api.call(endpoints.saveSettingsDraft, { token, body });
  };
  const merge = () => {
    const input = { token, params: { id: lamps.id }, body: { category: lights.id } };
    return api.call(endpoints.mergeCategory, input);
  };
  const isNamed = () => inTransaction((session) => NAMED_CATEGORIES.isNamed(lamps, session));
  return { ...{ token, lamps, lights, chairs, rows }, save, saveDraft, merge, isNamed };
}

it('rows of the home page show what a category is merged into', async () => {
  const { lights, chairs, rows, save, merge, isNamed } = await buildRows();
  expect(await isNamed()).toBe(false);
  await save(rows, 0);
  expect(await isNamed()).toBe(true);
  await merge();
  expect(await SettingsModel.findOne().lean()).toMatchObject({
    homeRows: `Bright | category | ${lights.id}\nAll | categories | ${lights.id},${chairs.id}\nNew | newest`,
    version: 2,
  });
  expect((await save(rows, 1)).status).toBe(409);
});

it('rows of a draft do, too', async () => {
  const { token, lights, rows, saveDraft, merge, isNamed } = await buildRows();
  const { draft } = (await saveDraft(rows, 0)).body;
  expect(await isNamed()).toBe(true);
  await merge();
  const { body } = await api.call(endpoints.getSettings, { token });
  expect(body.draft?.changes.homeRows).toContain(`Bright | category | ${lights.id}\n`);
  expect(body.draft?.overtaken).toEqual([]);
  expect(body.draft?.version).not.toBe(draft.version);
  expect(body.settings.version).toBe(0);
});

it('settings that show no category stay when one is merged', async () => {
  const { save, merge } = await buildRows();
  await save('New | newest', 0);
  await merge();
  expect(await SettingsModel.findOne().lean()).toMatchObject({ version: 1 });
});
