import type { PhotoType } from '@shop/shared';

/** The first bytes of each accepted type. */
const SIGNATURES: Record<PhotoType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => latin1(bytes, 0, 3) === '\xff\xd8\xff',
  'image/png': (bytes) => latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP',
  'image/avif': isAvif,
};

/** Whether a file is of an accepted type, judged by its bytes alone: a client may claim any type. */
export function isPicture(bytes: Buffer): boolean {
  return Object.values(SIGNATURES).some((matches) => matches(bytes));
}

function latin1(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/** The first box of the file names its brand and compatible brands, four bytes each. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 12 || latin1(bytes, 4, 8) !== 'ftyp') return false;
  const brands = latin1(bytes, 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}
