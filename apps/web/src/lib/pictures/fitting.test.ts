import { PHOTO_LIMITS } from '@shop/shared';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildPicture } from '../../testing/pictures';
import { createFitting } from './fitting';
import { pictureProblem, UNREADABLE_HEIC } from './picture-problem';

const { fittedFile, originalOf } = createFitting();

const drawn = vi.fn<(width: number, height: number) => void>();

/** jsdom decodes nothing: this stands for a browser that takes every picture for one of this size. */
beforeEach(() => {
  drawn.mockClear();
  const picture = { width: 8_000, height: 4_000, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        drawn(width, height);
      }
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = ({ type }: { type: string }) => Promise.resolve(new Blob(['x'], { type }));
    },
  );
});

function sized(file: File, size: number): File {
  return Object.defineProperty(file, 'size', { value: size });
}

const heic = () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: '' });

test('a picture within the limits is sent as it is', async () => {
  const file = buildPicture('small.png');
  expect(await fittedFile(file)).toBe(file);
  expect(drawn).not.toHaveBeenCalled();
});

test('a picture of too many bytes is drawn smaller, once', async () => {
  const file = sized(buildPicture('large.png'), PHOTO_LIMITS.bytes + 1);
  const fitted = await fittedFile(file);
  expect([fitted.name, fitted.type]).toEqual(['large.webp', 'image/webp']);
  expect(drawn.mock.calls).toEqual([[2_560, 1_280]]);
  expect(await fittedFile(file)).toBe(fitted);
  expect(originalOf(fitted)).toBe(file);
});

test('large pictures are decoded one after the other', async () => {
  const picture = { width: 8_000, height: 4_000, close: () => undefined };
  const decoding: (() => void)[] = [];
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((resolve) => decoding.push(() => resolve(picture))),
  );
  const files = ['one.png', 'two.png'].map((name) =>
    fittedFile(sized(buildPicture(name), PHOTO_LIMITS.bytes + 1)),
  );
  await vi.waitFor(() => expect(decoding).toHaveLength(1));
  decoding[0]?.();
  await files[0];
  await vi.waitFor(() => expect(decoding).toHaveLength(2));
  decoding[1]?.();
  expect((await files[1])?.name).toBe('two.webp');
});

test('a HEIC becomes a JPEG', async () => {
  const fitted = await fittedFile(heic());
  expect([fitted.name, fitted.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
});

test('a HEIC that the browser can’t read is left to the decoder, and stays as it is without one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown type')));
  const decoding = createFitting(() => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })));
  expect((await decoding.fittedFile(heic())).name).toBe('IMG_1.jpg');
  const file = heic();
  expect(await fittedFile(file)).toBe(file);
  expect(await pictureProblem(file)).toBe(UNREADABLE_HEIC);
});

test('neither a PDF nor a file of hundreds of megabytes is read', async () => {
  const pdf = new File(['%PDF-1.7'], 'a.pdf');
  const huge = sized(buildPicture('huge.png'), 300 * 1024 * 1024);
  expect(await fittedFile(pdf)).toBe(pdf);
  expect(await fittedFile(huge)).toBe(huge);
});
