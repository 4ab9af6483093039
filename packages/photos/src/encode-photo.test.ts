import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.js';

const sizes = { widths: [10, 20, 40], maxPixels: 10_000 };

const EXIF = { IFD0: { Copyright: 'Somebody' } };

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

  it('keeps a plain WebP as it is, if that is asked for', async () => {
    const png = await pictureOf(60, 30);
    const { variants } = await encodePhoto({ bytes: png, sizes });
    const written = variants.at(-1)?.bytes ?? Buffer.alloc(0);
    const kept = await encodePhoto({ bytes: written, sizes, keepsWebp: true });
    expect(kept.variants.at(-1)).toEqual({ width: 40, bytes: written });
    expect(kept.variants.map(({ width }) => width)).toEqual([10, 20, 40]);
    const encoded = await encodePhoto({ bytes: written, sizes });
    expect(encoded.variants.at(-1)?.bytes.equals(written)).toBe(false);
  });

  it.each([
    ['too wide', async () => sharp(await pictureOf(60, 30)).webp()],
    [
      'with metadata',
      async () =>
        sharp(await pictureOf(40, 20))
          .withExif(EXIF)
          .webp(),
    ],
    ['lossless', async () => sharp(await pictureOf(40, 20)).webp({ lossless: true })],
  ])('encodes a WebP that is %s', async (_, make) => {
    const bytes = await (await make()).toBuffer();
    const { variants } = await encodePhoto({ bytes, sizes, keepsWebp: true });
    expect(variants.at(-1)?.bytes.equals(bytes)).toBe(false);
  });

  it('encodes a WebP with bytes behind the picture', async () => {
    const webp = await sharp(await pictureOf(40, 20))
      .webp()
      .toBuffer();
    const bytes = Buffer.concat([webp, Buffer.from('<script>')]);
    const { variants } = await encodePhoto({ bytes, sizes, keepsWebp: true });
    expect(variants.at(-1)?.bytes.includes('<script>')).toBe(false);
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
