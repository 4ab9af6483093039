import { DEFAULT_SETTINGS, endpoints, type SettingsDraft } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildPicture, buildProductForm } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { PhotoModel } from '../catalog/index.js';
import { createShopSettings } from '../settings/index.js';

const api = useTestShop();
const params = { kind: 'logo' } as const;
let token: string;
let draft: SettingsDraft;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  const body = { ...DEFAULT_SETTINGS, name: 'Lamps', version: 0 };
  ({ draft } = (await api.call(endpoints.saveSettingsDraft, { token, body })).body);
});

/** Saves a logo as wide as this, in the draft or at once. */
async function upload(width: number, query: { draft?: number } = { draft: draft.version }) {
  const photo = new File([new Uint8Array(await buildPicture('png', width, 90))], 'photo');
  const input = { token, params, query, body: buildProductForm({ photo }) };
  const { body } = await api.call(endpoints.saveShopPicture, input);
  if (body.draft) ({ draft } = body);
  return body;
}

const stored = async () => (await api.call(endpoints.getSettings, { token })).body;
const publish = async (given: { draft?: number; version: number }) =>
  (
    await api.call(endpoints.updateSettings, {
      token,
      body: { ...DEFAULT_SETTINGS, name: 'Lamps', ...given },
    })
  ).body.settings;
const logo = (version = '') =>
  api.fetch(`/api/v1/settings/pictures/logo${version && `?v=${version}`}`);

describe('a picture in a draft of the settings', () => {
  it('is shown by the address of the draft alone, until it is published', async () => {
    const { pictures } = await upload(120);
    expect(pictures).toEqual({});
    expect(draft.pictures?.logo).toMatchObject({ width: 120 });
    expect((await logo()).status).toBe(404);
    const version = draft.pictures?.logo?.version;
    expect((await logo(version)).headers.get('etag')).toBe(`"${version}-120"`);
    const settings = createShopSettings(DEFAULT_SETTINGS);
    const secret = new URL(draft.path, 'http://shop').searchParams.get('preview') ?? '';
    expect((await settings.previewed(secret))?.pictures).toEqual(draft.pictures);

    expect((await publish({ draft: draft.version, version: 0 })).pictures).toEqual(draft.pictures);
    expect((await logo()).headers.get('etag')).toBe(`"${version}-120"`);
    expect(await stored()).not.toHaveProperty('draft');
  });

  it('replaces or removes that of the shop only when it is published', async () => {
    const { pictures, draft: told } = await upload(100, {});
    // The draft is another one only if the picture is in it.
    expect(told).toBeUndefined();
    await upload(120);
    expect((await stored()).settings.pictures).toEqual(pictures);
    await publish({ draft: draft.version, version: 0 });
    expect((await stored()).settings.pictures?.logo).toMatchObject({ width: 120 });

    const body = { ...DEFAULT_SETTINGS, name: 'Chairs', version: 1 };
    const next = (await api.call(endpoints.saveSettingsDraft, { token, body })).body.draft;
    const query = { draft: next.version };
    const removed = await api.call(endpoints.deleteShopPicture, { token, params, query });
    expect(removed.body.draft?.pictures).toEqual({ logo: null });
    expect((await logo()).status).toBe(200);
    const published = await publish({ draft: removed.body.draft?.version ?? 0, version: 1 });
    expect(published).not.toHaveProperty('pictures');
    expect(await PhotoModel.countDocuments()).toBe(0);
  });

  it('stays when the draft is saved again, and is gone with it', async () => {
    await upload(120);
    const { pictures } = draft;
    const body = { ...DEFAULT_SETTINGS, name: 'Chairs', version: 0, draft: draft.version };
    ({ draft } = (await api.call(endpoints.saveSettingsDraft, { token, body })).body);
    expect(draft.pictures).toEqual(pictures);
    const query = { version: draft.version };
    await api.call(endpoints.deleteSettingsDraft, { token, query });
    expect((await stored()).settings).not.toHaveProperty('pictures');
    expect(await PhotoModel.countDocuments()).toBe(0);
  });

  it('is refused for a draft that somebody else saved or ended', async () => {
    const query = { draft: draft.version - 1 };
    const photo = new File([new Uint8Array(await buildPicture())], 'photo');
    const body = buildProductForm({ photo });
    const input = { token, params, query };
    const saved = await api.refuse(endpoints.saveShopPicture, { ...input, body });
    const removed = await api.refuse(endpoints.deleteShopPicture, input);
    expect([saved.status, removed.status]).toEqual([409, 409]);
    expect((await stored()).draft).toEqual(draft);
    expect(await PhotoModel.countDocuments()).toBe(0);
  });
});
