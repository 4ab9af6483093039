import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildPicture,
  buildProductForm,
  unknownId,
} from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';

const api = useTestShop();

const photoOf = (id: string, query = '') =>
  api.fetch(`/api/v1/category/category-photo/${id}${query}`);

async function upload(id: string, picture?: Buffer) {
  const { token } = await buildAdmin();
  const photo = picture && new File([new Uint8Array(picture)], 'photo');
  return { token, params: { id }, body: buildProductForm(photo ? { photo } : {}) };
}

describe('the photo of a category', () => {
  it('is shown in the lists, and served in several widths', async () => {
    const { id } = await buildCategory('Lamps');
    const picture = await buildPicture('jpeg', 1200, 900);
    const { body } = await api.call(endpoints.saveCategoryPhoto, await upload(id, picture));
    const { photo } = body.category;
    expect(photo).toMatchObject({ width: 960, height: 720 });
    const { category } = (await api.call(endpoints.listCategories)).body;
    expect(category).toEqual([{ _id: id, name: 'Lamps', slug: 'lamps', photo }]);
    const small = await photoOf(id, `?w=320&v=${photo?.version ?? ''}`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(small.headers.get('etag')).toBe(`"${photo?.version ?? ''}-320"`);
    expect((await photoOf(id)).headers.get('etag')).toBe(`"${photo?.version ?? ''}-960"`);
  });

  it('can be removed', async () => {
    const { id } = await buildCategory();
    const input = await upload(id, await buildPicture());
    await api.call(endpoints.saveCategoryPhoto, input);
    const { body } = await api.call(endpoints.deleteCategoryPhoto, input);
    expect(body.category).not.toHaveProperty('photo');
    expect((await photoOf(id)).status).toBe(404);
  });

  it('must be a picture, of a category that exists', async () => {
    const { id } = await buildCategory();
    const refused = async (...given: Parameters<typeof upload>) =>
      (await api.refuse(endpoints.saveCategoryPhoto, await upload(...given))).status;
    expect(await refused(id)).toBe(400);
    expect(await refused(id, Buffer.from('nonsense'))).toBe(415);
    expect(await refused(unknownId(), await buildPicture())).toBe(404);
  });
});
