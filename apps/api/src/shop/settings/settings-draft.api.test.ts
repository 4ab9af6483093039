import { DEFAULT_SETTINGS, endpoints, type SettingsInput } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { createShopSettings } from './shop-settings.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const bodyOf = (given: Partial<SettingsInput>) => ({ ...DEFAULT_SETTINGS, version: 0, ...given });

async function saveDraft(given: Partial<SettingsInput>) {
  return (await api.call(endpoints.saveSettingsDraft, { token, body: bodyOf(given) })).body.draft;
}

async function publish(given: Partial<SettingsInput>) {
  return (await api.call(endpoints.updateSettings, { token, body: bodyOf(given) })).body.settings;
}

const stored = async () => (await api.call(endpoints.getSettings, { token })).body;

const secretOf = (path: string) => new URL(path, 'http://shop').searchParams.get('preview') ?? '';

describe('a draft of the settings', () => {
  it('has only what it changes, and changes nothing that is published', async () => {
    const draft = await saveDraft({ accent: '#7a1f3d', name: 'Lamps' });
    expect(draft.changes).toEqual({ accent: '#7a1f3d', name: 'Lamps' });
    const { settings, draft: kept } = await stored();
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, version: 0, saved: null });
    expect(kept).toEqual(draft);
  });

  it('is shown by its address alone, on top of what is published', async () => {
    const settings = createShopSettings(DEFAULT_SETTINGS);
    const { path } = await saveDraft({ accent: '#7a1f3d' });
    await publish({ name: 'Chairs' });
    expect(await settings.previewed(secretOf(path))).toMatchObject({
      accent: '#7a1f3d',
      name: 'Chairs',
    });
    expect(await settings.previewed('another')).toBeUndefined();
    expect(await settings.previewed('')).toBeUndefined();
    expect(await settings.stored()).toMatchObject({ accent: '', name: 'Chairs' });
  });

  it('is gone once it is published or discarded', async () => {
    const first = await saveDraft({ name: 'Lamps' });
    expect(await publish({ name: 'Lamps', draft: first.version })).toMatchObject({ version: 1 });
    expect((await stored()).draft).toBeUndefined();
    const second = await saveDraft({ name: 'Chairs', version: 1 });
    await api.call(endpoints.deleteSettingsDraft, { token, query: { version: second.version } });
    expect((await stored()).draft).toBeUndefined();
    const settings = createShopSettings(DEFAULT_SETTINGS);
    expect(await settings.previewed(secretOf(second.path))).toBeUndefined();
  });

  it('is never replaced, published or discarded in place of another', async () => {
    const first = await saveDraft({ name: 'Lamps' });
    const stale = [
      api.refuse(endpoints.saveSettingsDraft, { token, body: bodyOf({ name: 'Chairs' }) }),
      api.refuse(endpoints.updateSettings, { token, body: bodyOf({ draft: first.version - 1 }) }),
      api.refuse(endpoints.deleteSettingsDraft, {
        token,
        query: { version: first.version - 1 },
      }),
      api.refuse(endpoints.saveSettingsDraft, { token, body: bodyOf({ version: 3 }) }),
    ];
    expect((await Promise.all(stale)).map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await stored()).draft).toEqual(first);
    const next = await saveDraft({ name: 'Chairs', draft: first.version });
    expect(next.changes).toEqual({ name: 'Chairs' });
    expect(next.path).not.toBe(first.path);
  });

  it('stays when somebody publishes something else', async () => {
    const draft = await saveDraft({ name: 'Lamps' });
    await publish({ phone: '' });
    expect((await stored()).draft).toEqual(draft);
  });

  it('says which of its settings somebody has published otherwise since', async () => {
    const { version, overtaken } = await saveDraft({ name: 'Lamps', accent: '#7a1f3d' });
    expect(overtaken).toEqual([]);
    await publish({ name: 'Chairs', phone: '' });
    expect((await stored()).draft?.overtaken).toEqual(['name']);
    const next = await saveDraft({ name: 'Lamps', version: 1, draft: version });
    expect(next.overtaken).toEqual([]);
    expect((await stored()).draft?.overtaken).toEqual([]);
  });

  it('is one of two that are saved at the same time in a new shop', async () => {
    const saves = ['Lamps', 'Chairs'].map((name) =>
      api.fetch('/api/v1/settings/draft', {
        method: 'PUT',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf({ name })),
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});
