import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProduct,
  buildProductForm,
  unknownId,
} from '../../../testing/factories.js';
import { buildPhotoForm, buildPhotos, buildUniquePicture } from '../../../testing/photos.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PhotoModel } from '../photos/photo.model.js';
import { ProductModel } from '../products/product.model.js';
import { photosOf } from './product-photos.js';

const api = useTestShop();

const detailsOf = async (slug: string) =>
  (await api.call(endpoints.getProduct, { params: { slug } })).body.product;
const addressOf = (id: string, query = '') => `/api/v1/products/product-photo/${id}${query}`;
const etagOf = async (address: string) => (await api.fetch(address)).headers.get('etag');

async function addTo(id: string, token: string, alt = '') {
  const body = await buildPhotoForm({ alt });
  return (await api.call(endpoints.addPhoto, { token, params: { id }, body })).body;
}

describe('a product with one photo', () => {
  it('answers as before, without photos', async () => {
    const { id, slug } = await buildPhotos(1);
    const details = await detailsOf(slug);
    expect(details.photo).toMatchObject({ width: 64, height: 64 });
    expect(details).not.toHaveProperty('photos');
    const { token } = await buildAdmin();
    const administered = await api.call(endpoints.getAdministeredProduct, {
      token,
      params: { slug },
    });
    expect(administered.body.product).not.toHaveProperty('photos');
    const all = await api.call(endpoints.getPhotos, { token, params: { id } });
    expect(all.body.photos).toEqual([{ _id: id, alt: '', ...details.photo }]);
  });

  it('has photos as soon as it has an alt text', async () => {
    const { token } = await buildAdmin();
    const { id, slug } = await buildProduct();
    const { photos } = await addTo(id, token, 'A red chair');
    expect((await detailsOf(slug)).photos).toEqual(photos);
    expect(photos).toMatchObject([{ _id: id, alt: 'A red chair' }]);
  });
});

it('a new photo never gets the number of one that is gone, by which a file of before may name it', async () => {
  const { token } = await buildAdmin();
  const { id, photos } = await buildPhotos(2);
  const remove = (photoId = '') =>
    api.call(endpoints.removePhoto, { token, params: { id, photoId } });
  const numbers = async () => {
    const stored = await ProductModel.findById(id).orFail().lean();
    return photosOf(stored).map(({ number }) => number);
  };
  await remove(photos[1]?._id);
  const { photos: now } = await addTo(id, token);
  expect(await numbers()).toEqual([1, 3]);
  for (const photo of now) await remove(photo._id);
  await addTo(id, token);
  expect(await numbers()).toEqual([4]);
});

describe('several photos', () => {
  it('stand in the product’s own call in their order, the first one also in lists', async () => {
    const { slug, photos } = await buildPhotos(3);
    const details = await detailsOf(slug);
    expect(details.photos).toEqual(photos);
    expect(details.photo?.version).toBe(photos[0]?.version);
    const { products } = (await api.call(endpoints.listProductPage, { params: { page: 1 } })).body;
    expect(products[0]?.photo).toEqual(details.photo);
    expect(products[0]).not.toHaveProperty('photos');
  });

  it('are served by their ids, with validators and widths of their own', async () => {
    const { id, photos } = await buildPhotos(2);
    const [first, second] = photos;
    expect(await etagOf(addressOf(id))).toContain(first?.version ?? '?');
    expect(await etagOf(addressOf(id, `?photo=${first?._id}`))).toContain(first?.version ?? '?');
    const address = addressOf(id, `?photo=${second?._id}&w=320&v=${second?.version}`);
    const response = await api.fetch(address);
    expect(response.headers.get('etag')).toContain(second?.version ?? '?');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await api.fetch(addressOf(id, `?photo=${unknownId()}`))).status).toBe(404);
    expect((await api.fetch(addressOf(id, '?photo=first'))).status).toBe(400);
  });

  it('of another product are a 404, and those of a hidden product too', async () => {
    const { id, slug } = await buildPhotos(2);
    const other = await buildPhotos(2);
    const [, second] = other.photos;
    expect((await api.fetch(addressOf(id, `?photo=${second?._id}`))).status).toBe(404);
    const { token } = await buildAdmin();
    const body = buildFilledProductForm((await buildCategory()).id, { status: 'draft' });
    await api.call(endpoints.updateProduct, { token, params: { id: other.id }, body });
    expect((await api.fetch(addressOf(other.id, `?photo=${second?._id}`))).status).toBe(404);
    const administered = `/api/v1/products/administered-photo/${other.id}?photo=${second?._id}`;
    const headers = { Authorization: token };
    expect((await api.fetch(administered, { headers })).status).toBe(200);
    expect(slug).toBeTruthy();
  });

  it('are deleted with their product', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildPhotos(3);
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  it('are left alone by the product’s form, whose photo replaces the first', async () => {
    const { token } = await buildAdmin();
    const { id, slug, photos, category } = await buildPhotos(2);
    const photo = new File([await buildPicture('png', 30)], 'small.png');
    const body = buildFilledProductForm(category.toHexString(), { photo });
    await api.call(endpoints.updateProduct, { token, params: { id }, body });
    const details = await detailsOf(slug);
    expect(details.photo?.width).toBe(30);
    expect(details.photos).toEqual([{ ...photos[0], ...details.photo }, photos[1]]);
    expect(await PhotoModel.countDocuments({})).toBe(2);
  });
});

describe('adding a photo', () => {
  it('does not add a picture again that the product has', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct();
    const photo = new Blob([new Uint8Array(await buildUniquePicture())]);
    const add = () =>
      api.call(endpoints.addPhoto, { token, params: { id }, body: buildProductForm({ photo }) });
    expect((await add()).body.photos).toHaveLength(1);
    expect((await add()).body.photos).toHaveLength(1);
  });

  it('is a 409 for more photos than a product can have', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildPhotos(LIMITS.photos);
    const body = await buildPhotoForm();
    const refusal = await api.refuse(endpoints.addPhoto, { token, params: { id }, body });
    expect(refusal).toMatchObject({ status: 409, errors: [{ field: 'photo' }] });
    expect(refusal.message).toContain('at most 12');
  });

  it('is a 404 for an unknown product and a 400 without a photo', async () => {
    const { token } = await buildAdmin();
    const params = { id: unknownId() };
    const body = await buildPhotoForm();
    expect((await api.refuse(endpoints.addPhoto, { token, params, body })).status).toBe(404);
    const empty = { token, params, body: buildProductForm({ alt: 'Nothing' }) };
    expect(await api.refuse(endpoints.addPhoto, empty)).toMatchObject({
      status: 400,
      errors: [{ field: 'photo' }],
    });
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  it('keeps all of several that are added at once', async () => {
    const { token } = await buildAdmin();
    const { id, slug } = await buildProduct();
    await Promise.all([1, 2, 3, 4].map(() => addTo(id, token)));
    const photos = (await detailsOf(slug)).photos ?? [];
    expect(new Set(photos.map(({ version }) => version)).size).toBe(4);
    expect(photos[0]?._id).toBe(id);
  });
});

describe('arranging photos', () => {
  it('saves order and alt texts, once however often it is sent', async () => {
    const { token } = await buildAdmin();
    const { id, slug, photos, revision } = await buildPhotos(2);
    const wanted = photos.map(({ _id }, at) => ({ _id, alt: `View ${at}` })).reverse();
    const body = { photos: wanted, revision };
    const first = await api.call(endpoints.arrangePhotos, { token, params: { id }, body });
    const again = await api.call(endpoints.arrangePhotos, { token, params: { id }, body });
    expect(again.body).toEqual(first.body);
    const details = await detailsOf(slug);
    expect(details.photos?.map(({ alt }) => alt)).toEqual(['View 1', 'View 0']);
    expect(details.photo?.version).toBe(photos[1]?.version);
    expect(await etagOf(addressOf(id))).toContain(photos[1]?.version ?? '?');
  });

  it('is a 409 when somebody else has changed the photos since', async () => {
    const { token } = await buildAdmin();
    const { id, photos, revision } = await buildPhotos(2);
    await addTo(id, token);
    const body = { photos: photos.map(({ _id }) => ({ _id, alt: 'Late' })), revision };
    const refusal = await api.refuse(endpoints.arrangePhotos, { token, params: { id }, body });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toMatch(/^Grace Admin changed .* meanwhile\. Your change is not saved/);
  });

  it('is a 400 when a photo is missing or named twice', async () => {
    const { token } = await buildAdmin();
    const { id, photos, revision } = await buildPhotos(2);
    const [first] = photos.map(({ _id }) => ({ _id, alt: '' }));
    for (const wanted of [[first], [first, first]]) {
      const body = { photos: wanted, revision };
      const refusal = await api.refuse(endpoints.arrangePhotos, { token, params: { id }, body });
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'photos' }] });
    }
  });
});

describe('replacing and removing a photo', () => {
  it('keeps its id and alt text, and is a 409 when somebody else was faster', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildPhotos(1);
    const { photos } = await addTo(id, token, 'From behind');
    const photoId = photos[1]?._id ?? '';
    const replace = async () => ({
      token,
      params: { id, photoId },
      body: await buildPhotoForm({ photoBefore: photos[1]?.version ?? '' }),
    });
    const replaced = (await api.call(endpoints.replacePhoto, await replace())).body.photos[1];
    expect(replaced).toMatchObject({ _id: photoId, alt: 'From behind' });
    expect(replaced?.version).not.toBe(photos[1]?.version);
    const late = await api.refuse(endpoints.replacePhoto, await replace());
    expect(late).toMatchObject({ status: 409, errors: [{ field: 'photo' }] });
    expect(await PhotoModel.countDocuments({})).toBe(2);
  });

  it('makes the next one the first, and leaves a product without any', async () => {
    const { token } = await buildAdmin();
    const { id, slug, photos } = await buildPhotos(2);
    const remove = (photoId = '', v?: string) =>
      api.fetch(`/api/v1/products/photos/${id}/${photoId}${v ? `?v=${v}` : ''}`, {
        method: 'DELETE',
        headers: { Authorization: token },
      });
    expect((await remove(photos[0]?._id, 'another')).status).toBe(409);
    expect((await remove(photos[0]?._id, photos[0]?.version)).status).toBe(200);
    expect((await remove(photos[0]?._id)).status).toBe(404);
    expect((await detailsOf(slug)).photo?.version).toBe(photos[1]?.version);
    expect(await etagOf(addressOf(id))).toContain(photos[1]?.version ?? '?');
    expect((await remove(photos[1]?._id)).status).toBe(200);
    expect((await detailsOf(slug)).photo).toBeNull();
    expect(await PhotoModel.countDocuments({})).toBe(0);
    expect((await addTo(id, token)).photos[0]?._id).toBe(id);
  });
});
