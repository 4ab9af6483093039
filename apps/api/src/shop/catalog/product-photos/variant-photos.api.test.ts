import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildAdmin, unknownId } from '../../../testing/factories.js';
import { buildPhotos } from '../../../testing/photos.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid } from '../../../testing/variants.js';

const api = useTestShop();

async function shirt() {
  const { token } = await buildAdmin();
  const { id, slug, photos } = await buildPhotos(2, { name: 'Shirt' });
  const photo = photos[1]?._id ?? '';
  const grid = buildGrid();
  const [small, medium] = grid.variants;
  const variants = [{ ...small, photo }, medium];
  const body = { ...grid, variants };
  const saved = await api.call(endpoints.saveVariants, { token, params: { id }, body });
  return { token, id, slug, photo, saved: saved.body };
}

it('a variant shows one of its product’s photos', async () => {
  const { slug, photo } = await shirt();
  const { product } = (await api.call(endpoints.getProduct, { params: { slug } })).body;
  expect(product.variants?.map((variant) => variant.photo)).toEqual([photo, null]);
});

it('keeps its photo when a save does not name it, and loses it by null', async () => {
  const { token, id, photo, saved } = await shirt();
  const save = async (given: object, version: number) => {
    const rows = saved.variants.map((row) => ({ ...row, photo: undefined, ...given }));
    const body = buildGrid({ variants: rows, version });
    const { variants } = (await api.call(endpoints.saveVariants, { token, params: { id }, body }))
      .body;
    return variants.map((variant) => variant.photo);
  };
  expect(await save({}, 1)).toEqual([photo, null]);
  expect(await save({ photo: null }, 2)).toEqual([null, null]);
});

it('can’t show the photo of another product', async () => {
  const { token, id, saved } = await shirt();
  const [first, second] = saved.variants;
  const body = buildGrid({
    variants: [first, { ...second, photo: unknownId() }] as never,
    version: 1,
  });
  const refusal = await api.refuse(endpoints.saveVariants, { token, params: { id }, body });
  expect(refusal).toMatchObject({ status: 409, errors: [{ field: 'variants.1.photo' }] });
});

it('loses a photo that is removed', async () => {
  const { token, id, slug, photo } = await shirt();
  await api.call(endpoints.removePhoto, { token, params: { id, photoId: photo } });
  const { product } = (await api.call(endpoints.getProduct, { params: { slug } })).body;
  expect(product.variants?.map((variant) => variant.photo)).toEqual([null, null]);
});
