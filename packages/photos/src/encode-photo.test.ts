import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.js';

const sizes = { widths: [10, 20, 40], maxPixels: 10_000 };

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('encoding a photo', () => {
  it('makes each width that does not enlarge it', async () => {
    const { variants, ratio } = await encodePhoto({ bytes: await pictureOf(30, 60), sizes });
    expect(variants.map(({ width }) => width)).toEqual([10, 20, 30]);
    expect(ratio).toBe(2);
    const { format, height } = await sharp(variants[1]?.bytes).metadata();
    expect({ format, height }).toEqual({ format: 'webp', height: 40 });
  });

  it('refuses a picture with too many pixels', async () => {
    const bytes = await pictureOf(101, 100);
    await expect(encodePhoto({ bytes, sizes })).rejects.toMatchObject({
      refusal: 'too-many-pixels',
    });
  });

  it('refuses a picture that is too tall for WebP', async () => {
    const bytes = await pictureOf(1, 17_000);
    const upload = { bytes, sizes: { ...sizes, maxPixels: 20_000 } };
    await expect(encodePhoto(upload)).rejects.toMatchObject({ refusal: 'too-tall' });
  });

  it('refuses what it cannot read', async () => {
    const bytes = (await pictureOf(30, 60)).subarray(0, 60);
    await expect(encodePhoto({ bytes, sizes })).rejects.toMatchObject({ refusal: 'damaged' });
  });
});
