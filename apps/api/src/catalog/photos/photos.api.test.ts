import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { endpoints } from '@shop/shared';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildPicture,
  buildProduct,
  buildProductForm,
  unknownId,
} from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { PhotoModel } from './photo.model.js';

const api = useTestShop();

const photoOf = (id: string, query = '', headers: Record<string, string> = {}) =>
  api.fetch(`/api/v1/products/product-photo/${id}${query}`, { headers });

async function widthOf(response: Response): Promise<number> {
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}

async function formWith(photo: Blob) {
  const { id } = await buildCategory();
  return buildProductForm({
    name: 'Chair',
    description: 'd',
    price: '1',
    quantity: '1',
    category: id,
    photo,
  });
}

async function temporaryUploads(): Promise<string[]> {
  return (await readdir(os.tmpdir())).filter((name) => name.startsWith('shop-upload-'));
}

describe('GET /products/product-photo/{id}', () => {
  it('answers WebP in the smallest kept width that is not below the one asked for', async () => {
    const { id } = await buildProduct({ photo: await buildPicture('jpeg', 1200, 900) });
    const first = await photoOf(id);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(await widthOf(first)).toBe(960);
    expect(await widthOf(await photoOf(id, '?w=100'))).toBe(320);
    expect(await widthOf(await photoOf(id, '?w=321'))).toBe(640);
    expect(await widthOf(await photoOf(id, '?w=5000'))).toBe(960);
  });

  it('never enlarges a small picture', async () => {
    const { id, photo } = await buildProduct({ photo: await buildPicture('png', 50, 25) });
    expect(photo).toMatchObject({ width: 50, height: 25 });
    expect(await widthOf(await photoOf(id, '?w=640'))).toBe(50);
  });

  it('is 304 for who has it already, and kept for good when its version is in the address [R9]', async () => {
    const { id, photo } = await buildProduct({ photo: await buildPicture() });
    const first = await photoOf(id);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d{5,}/);
    expect((await photoOf(id, '', { 'If-None-Match': etag })).status).toBe(304);
    const versioned = await photoOf(id, `?v=${photo?.version ?? ''}`);
    expect(versioned.headers.get('cache-control')).toContain('immutable');
  });

  it('answers under the other spelling too', async () => {
    const { id } = await buildProduct({ photo: await buildPicture() });
    expect((await api.fetch(`/api/v1/product/product-photo/${id}`)).status).toBe(200);
  });

  it('is 404 for a product without a photo, or none at all [R9]', async () => {
    const { id } = await buildProduct();
    for (const which of [id, unknownId()]) {
      const response = await photoOf(which);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ success: false, message: 'Photo not found' });
    }
  });

  it.each(['?w=0', '?w=-5', '?w=wide', '?w=1&w=2'])('refuses %s', async (query) => {
    expect((await photoOf(unknownId(), query)).status).toBe(400);
  });
});

describe('uploading a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'takes %s, judged by its bytes [R9]',
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
    ['a picture cut short', 400, async () => (await buildPicture('png', 300)).subarray(0, 200)],
    ['a file over 5 MB', 413, () => Buffer.alloc(5 * 1024 * 1024 + 1)],
    ['more than 40 megapixels', 413, () => buildPicture('png', 7000, 6000)],
    ['a picture too tall to be kept', 400, () => buildPicture('png', 100, 17_000)],
  ])('refuses %s with %i, and writes nothing', async (_what, status, build) => {
    const { token } = await buildAdmin();
    const body = await formWith(new File([await build()], 'photo.png', { type: 'image/png' }));
    expect((await api.refuse(endpoints.createProduct, { token, body })).status).toBe(status);
    expect((await api.call(endpoints.countProducts)).body.total).toBe(0);
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  it('takes the metadata away and turns the picture upright', async () => {
    const camera = await sharp({
      create: { width: 80, height: 40, channels: 3, background: 'red' },
    })
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret place' } } })
      .toBuffer();
    const { id, photo } = await buildProduct({ photo: camera });
    const stored = await sharp(Buffer.from(await (await photoOf(id)).arrayBuffer())).metadata();
    expect(stored).toMatchObject({ width: 40, height: 80 });
    expect(stored.exif).toBeUndefined();
    expect(photo).toMatchObject({ width: 40, height: 80 });
  });

  it('replaces the photo before, and keeps it when none is sent', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct({ photo: await buildPicture('png', 700) });
    const fields = {
      name: 'Chair',
      description: 'd',
      price: '1',
      quantity: '1',
      category: before.category.toHexString(),
    };
    const params = { id: before.id };
    const kept = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildProductForm(fields),
    });
    expect(kept.body.product.photo).toEqual(before.photo);
    const photo = new File([await buildPicture('png', 30)], 'small.png');
    const replaced = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildProductForm({ ...fields, photo }),
    });
    expect(replaced.body.product.photo?.width).toBe(30);
    expect(await PhotoModel.countDocuments({ product: before.id })).toBe(1);
  });

  it('goes with its product', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct({ photo: await buildPicture() });
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    expect(await PhotoModel.countDocuments({})).toBe(0);
  });

  describe('leaves no temporary file', () => {
    const file = async () => new File([await buildPicture()], 'photo.png');
    const send = async (token: string, body: FormData, signal?: AbortSignal) =>
      api.fetch('/api/v1/products/create-product', {
        method: 'POST',
        headers: { Authorization: token },
        body,
        signal,
      });

    it.each([
      ['a picture', async () => formWith(await file())],
      ['nonsense', () => formWith(new File(['nonsense'], 'photo.png'))],
      ['too large a file', () => formWith(new File([Buffer.alloc(6 * 1024 * 1024)], 'photo.png'))],
      [
        'several files of one name, and one of a strange name',
        async () => {
          const form = await formWith(await file());
          for (const name of ['photo', 'photo', '__proto__', 'other'])
            form.append(name, await file());
          return form;
        },
      ],
      [
        'too long a text before the file',
        async () => buildProductForm({ name: 'x'.repeat(70_000), photo: await file() }),
      ],
    ])('of %s', async (_what, build) => {
      const { token } = await buildAdmin();
      await send(token, await build());
      await expect.poll(temporaryUploads).toEqual([]);
    });

    it('of a client that hangs up', async () => {
      const { token } = await buildAdmin();
      const sent = Array.from({ length: 10 }, async (_, index) => {
        const hangUp = new AbortController();
        const request = send(token, await formWith(await file()), hangUp.signal);
        setTimeout(() => hangUp.abort(), index);
        return request;
      });
      await Promise.allSettled(sent);
      await expect.poll(temporaryUploads).toEqual([]);
    });
  });

  it('refuses a form of endless fields', async () => {
    const { token } = await buildAdmin();
    const body = new FormData();
    for (let index = 0; index < 100; index += 1) body.append(`field${index}`, '');
    expect((await api.refuse(endpoints.createProduct, { token, body })).status).toBe(413);
  });

  it('survives a temporary folder that is gone, and says that the fault is ours', async () => {
    const { token } = await buildAdmin();
    const body = await formWith(new File([await buildPicture()], 'photo.png'));
    vi.spyOn(os, 'tmpdir').mockReturnValue('/nowhere');
    expect((await api.refuse(endpoints.createProduct, { token, body })).status).toBe(500);
    vi.restoreAllMocks();
    expect((await api.call(endpoints.countProducts)).body.total).toBe(0);
  });

  it('refuses a form that breaks off, and one without a boundary', async () => {
    const { token } = await buildAdmin();
    const send = (type: string, body: string) =>
      api.fetch('/api/v1/products/create-product', {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': type },
        body,
      });
    const broken = await send(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nCha',
    );
    expect(broken.status).toBe(400);
    expect((await send('multipart/form-data', 'anything')).status).toBe(415);
  });
});
