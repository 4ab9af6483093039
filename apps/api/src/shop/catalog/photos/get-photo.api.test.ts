import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPicture, buildProduct, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

const photoOf = (id: string, query = '', headers: Record<string, string> = {}) =>
  api.fetch(`/api/v1/products/product-photo/${id}${query}`, { headers });

async function widthOf(response: Response): Promise<number> {
  return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
}

describe('GET /products/product-photo/{id}', () => {
  it('returns WebP in the smallest stored width that is not below the requested one', async () => {
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

  it('is 304 for a client that has it, and immutable when its version is in the address [R9]', async () => {
    const { id, photo } = await buildProduct({ photo: await buildPicture() });
    const first = await photoOf(id);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d{5,}/);
    expect((await photoOf(id, '', { 'If-None-Match': etag })).status).toBe(304);
    const versioned = await photoOf(id, `?v=${photo?.version ?? ''}`);
    expect(versioned.headers.get('cache-control')).toContain('immutable');
  });

  it('is also served under the other spelling of the path', async () => {
    const { id } = await buildProduct({ photo: await buildPicture() });
    expect((await api.fetch(`/api/v1/product/product-photo/${id}`)).status).toBe(200);
  });

  it('is 404 for a product without a photo and for an unknown product [R9]', async () => {
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
