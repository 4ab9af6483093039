import { endpoints, PHOTO_LIMITS } from '@shop/shared';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heldTask } from '@shop/front/testing';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProduct,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { photoQueue } from './photo-queue.js';
import { PhotoModel } from './photo.model.js';

const api = useTestShop();

const photoOf = (id: string) => api.fetch(`/api/v1/products/product-photo/${id}`);

async function formWith(photo: Blob) {
  return buildFilledProductForm((await buildCategory()).id, { photo });
}

const cutInTheMiddle = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('uploading a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts %s, judged by its bytes [R9]',
    async (format) => {
      const { token } = await buildAdmin();
      const body = await formWith(
        new File([await buildPicture(format)], '../../evil.exe', { type: 'text/html' }),
      );
      const reply = await api.call(endpoints.createProduct, { token, body });
      expect(reply.body.product.photo).toMatchObject({ width: 64, height: 64 });
      expect((await photoOf(reply.body.product._id)).status).toBe(200);
    },
  );

  it.each([
    ['a GIF', 415, () => buildPicture('gif')],
    ['a TIFF', 415, () => buildPicture('tiff')],
    [
      'an SVG',
      415,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page that calls itself a picture', 415, () => Buffer.from('<script>alert(1)</script>')],
    [
      'a HEIC',
      415,
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1'),
    ],
    ['a PDF', 415, () => Buffer.from('%PDF-1.7')],
    ['an empty file', 400, () => Buffer.alloc(0)],
    ['a picture cut short', 400, async () => (await buildPicture('png', 300)).subarray(0, 200)],
    [
      'a JPEG cut off in the middle',
      400,
      async () => cutInTheMiddle(await buildPicture('jpeg', 600)),
    ],
    ['a file over the limit', 413, () => Buffer.alloc(PHOTO_LIMITS.bytes + 1)],
    ['more than 40 megapixels', 413, () => buildPicture('png', 7000, 6000)],
    ['a picture too tall to be stored', 400, () => buildPicture('png', 100, 17_000)],
  ])('refuses %s with %i at its field, and saves nothing', async (_what, status, build) => {
    const { token } = await buildAdmin();
    const body = await formWith(new File([await build()], 'photo.png', { type: 'image/png' }));
    const refusal = await api.refuse(endpoints.createProduct, { token, body });
    expect(refusal.status).toBe(status);
    expect(refusal.errors).toEqual([{ field: 'photo', message: refusal.message }]);
    expect((await api.call(endpoints.countProducts)).body.total).toBe(0);
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  it('changes nothing of a product whose new photo is refused', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct({ photo: await buildPicture('png', 700) });
    const photo = new File([cutInTheMiddle(await buildPicture('jpeg', 600))], 'cut.jpg');
    const refusal = await api.refuse(endpoints.updateProduct, {
      token,
      params: { id: before.id },
      body: buildFilledProductForm(before.category.toHexString(), { name: 'Renamed', photo }),
    });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'photo' }] });
    const { product } = (await api.call(endpoints.getProduct, { params: { slug: before.slug } }))
      .body;
    expect(product).toMatchObject({ name: before.name, photo: before.photo });
  });

  it('takes a form in which no file was chosen, as browsers send it', async () => {
    const { token } = await buildAdmin();
    const reply = await api.call(endpoints.createProduct, {
      token,
      body: await formWith(new File([], '')),
    });
    expect(reply.body.product.photo).toBeNull();
  });

  it('is refused for the moment while too many photos wait, and products without one are saved', async () => {
    const { token } = await buildAdmin();
    const { run, end } = heldTask();
    const held = Array.from({ length: 36 }, (_, at) => photoQueue.run({ key: `${at}` }, run));
    const photo = new File([await buildPicture()], 'photo.png');
    const refusal = await api.refuse(endpoints.createProduct, {
      token,
      body: await formWith(photo),
    });
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '5']);
    const body = buildFilledProductForm((await buildCategory()).id);
    expect((await api.call(endpoints.createProduct, { token, body })).status).toBe(201);
    end();
    await Promise.all(held);
  });

  it('has its turn after the first of an address that fills its places', async () => {
    const { token } = await buildAdmin();
    const { run, end } = heldTask();
    const held = Array.from({ length: 24 }, () => photoQueue.run({ key: 'one address' }, run));
    const photo = new File([await buildPicture()], 'photo.png');
    const upload = api.call(endpoints.createProduct, { token, body: await formWith(photo) });
    end();
    expect((await upload).status).toBe(201);
    await Promise.all(held);
  });

  it('removes the metadata and turns the picture upright', async () => {
    const camera = await sharp({
      create: { width: 80, height: 40, channels: 3, background: 'red' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id, photo } = await buildProduct({ photo: camera });
    const stored = await sharp(Buffer.from(await (await photoOf(id)).arrayBuffer())).metadata();
    expect(stored).toMatchObject({ width: 40, height: 80 });
    expect(stored.exif).toBeUndefined();
    expect(photo).toMatchObject({ width: 40, height: 80 });
  });

  it('replaces the previous photo, and keeps it when none is sent', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct({ photo: await buildPicture('png', 700) });
    const category = before.category.toHexString();
    const params = { id: before.id };
    const kept = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildFilledProductForm(category),
    });
    expect(kept.body.product.photo).toEqual(before.photo);
    const photo = new File([await buildPicture('png', 30)], 'small.png');
    const replaced = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildFilledProductForm(category, { photo }),
    });
    expect(replaced.body.product.photo?.width).toBe(30);
    expect(await PhotoModel.countDocuments({ product: before.id })).toBe(1);
  });

  it('is deleted with its product', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct({ photo: await buildPicture() });
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });
});
