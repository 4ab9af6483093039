import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildPicture, buildProductForm } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { PhotoModel } from '../catalog/index.js';

const api = useTestShop();

const pictureAt = (query: string) => api.fetch(`/api/v1/settings/pictures/logo${query}`);

async function upload(picture?: Buffer) {
  const { token } = await buildAdmin();
  const photo = picture && new File([new Uint8Array(picture)], 'photo');
  return {
    token,
    params: { kind: 'logo' } as const,
    body: buildProductForm(photo ? { photo } : {}),
  };
}

describe("the shop's own pictures", () => {
  it('are served in several widths', async () => {
    const input = await upload(await buildPicture('png', 1200, 900));
    const { logo } = (await api.call(endpoints.saveShopPicture, input)).body.pictures;
    expect(logo).toMatchObject({ width: 960, height: 720 });
    const small = await pictureAt(`?w=320&v=${logo?.version ?? ''}`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(small.headers.get('etag')).toBe(`"${logo?.version ?? ''}-320"`);
    expect((await pictureAt('')).headers.get('etag')).toBe(`"${logo?.version ?? ''}-960"`);
  });

  it('do not disturb a form of the settings that is open', async () => {
    const input = await upload(await buildPicture());
    const { pictures } = (await api.call(endpoints.saveShopPicture, input)).body;
    const { token } = input;
    const { settings } = (await api.call(endpoints.getSettings, { token })).body;
    expect(settings).toMatchObject({ ...DEFAULT_SETTINGS, version: 0, pictures });
    const body = { ...DEFAULT_SETTINGS, name: 'Lamps', version: 0 };
    const saved = (await api.call(endpoints.updateSettings, { token, body })).body.settings;
    expect(saved).toMatchObject({ name: 'Lamps', version: 1, pictures });
  });

  it('can be removed', async () => {
    const input = await upload(await buildPicture());
    await api.call(endpoints.saveShopPicture, input);
    const { pictures } = (await api.call(endpoints.deleteShopPicture, input)).body;
    expect(pictures).toEqual({});
    expect((await pictureAt('')).status).toBe(404);
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  it('must be pictures of a known kind', async () => {
    const { token } = await buildAdmin();
    const refused = async (picture?: Buffer) =>
      (await api.refuse(endpoints.saveShopPicture, await upload(picture))).status;
    expect(await refused()).toBe(400);
    expect(await refused(Buffer.from('nonsense'))).toBe(415);
    const other = await api.fetch('/api/v1/settings/pictures/other', {
      method: 'DELETE',
      headers: { Authorization: token },
    });
    expect(other.status).toBe(400);
  });
});
