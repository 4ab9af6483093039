import { expect, test } from 'vitest';
import { isPicture, SIGNATURE_BYTES } from './photo-type.js';

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));
/** The first box of a file of this family, in a file that goes on after it. */
const boxOf = (...brands: string[]) =>
  bytesOf(
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands
      .slice(1)
      .join('')}\0\0\0\x08meta`,
  );

test.each([
  ['JPEG', bytesOf('\xff\xd8\xff\xe0')],
  ['PNG', bytesOf('\x89PNG\r\n\x1a\n')],
  ['WebP', bytesOf('RIFF\x10\0\0\0WEBPVP8 ')],
  ['AVIF', boxOf('avif')],
  ['AVIF that is compatible with others first', boxOf('mif1', 'miaf', 'avif')],
])('%s is a picture', (_type, bytes) => {
  expect(isPicture(bytes)).toBe(true);
  const within = new Uint8Array(bytes.length + 9);
  within.set(bytes, 5);
  expect(isPicture(within.subarray(5, 5 + SIGNATURE_BYTES)), 'in a larger buffer').toBe(true);
});

test.each([
  ['nothing', bytesOf('')],
  ['HEIC', boxOf('heic', 'mif1', 'heic')],
  ['a film', boxOf('isom', 'mp42')],
  ['PDF', bytesOf('%PDF-1.7')],
  ['GIF', bytesOf('GIF89a')],
  ['a page', bytesOf('<!doctype html>')],
  ['a box that is cut off', bytesOf('\0\0\0\x10ftyp')],
  ['sound in the family of WebP', bytesOf('RIFF\x10\0\0\0WAVEfmt ')],
])('%s is none', (_type, bytes) => {
  expect(isPicture(bytes)).toBe(false);
});
