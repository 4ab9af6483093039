import type { PhotoType } from './photos.js';

/** The first bytes of each accepted type. */
const SIGNATURES: Record<PhotoType, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  'image/avif': isAvif,
};

/** How many bytes `isPicture` needs from the beginning of a file. */
export const SIGNATURE_BYTES = 256;

/** Whether a file is of an accepted type, judged by its first bytes alone: a client may claim any type. */
export function isPicture(bytes: Uint8Array): boolean {
  return Object.values(SIGNATURES).some((matches) => matches(bytes));
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** The first box of the file names its brand and compatible brands, four bytes each. */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || latin1(bytes, 4, 8) !== 'ftyp') return false;
  const { buffer, byteOffset, byteLength } = bytes;
  const boxLength = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  const brands = latin1(bytes, 8, Math.min(boxLength, SIGNATURE_BYTES)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}
